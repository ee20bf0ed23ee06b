package io.shudu.logic.technique;

import static io.shudu.logic.step.TechniqueId.REMOTE_PAIR;
import static io.shudu.logic.step.TechniqueId.TURBOT_FISH;
import static io.shudu.logic.step.TechniqueId.XY_CHAIN;
import static io.shudu.logic.step.TechniqueId.X_CHAIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChainsTest {
    @Test
    void aTurbotFishMayUseABox() {
        // r1c1 = r1c5 - r5c5 = r6c4.
        Drawn drawn = Drawn.digit(
                "x...x....",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxx...xxx",
                "xxx.x.xxx",
                "-xxx..xxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx");
        assertThat(drawn.removed(TURBOT_FISH)).isEqualTo(drawn.wanted());
        assertThat(drawn.removed(X_CHAIN)).isEqualTo(drawn.wanted());
        assertThat(drawn.step(TURBOT_FISH).args()).containsKeys("digit", "ends", "joints", "houses", "joint", "chain");
    }

    @Test
    void anXChainTakesAsManyLinksAsItNeeds() {
        // r1c1 = r1c5 - r3c6 = r7c6 - r8c4 = r5c4.
        Drawn drawn = Drawn.digit(
                "x...x....",
                ".x..x.xx.",
                ".xx..x..x",
                "x.x.x....",
                "-.xx...x.",
                ".x..x..xx",
                "..x..x.x.",
                "x..xx.x..",
                ".x..x.x.x");
        assertThat(drawn.removed(TURBOT_FISH)).isEmpty();
        assertThat(drawn.removed(X_CHAIN)).isEqualTo(drawn.wanted());
        assertThat(chain(drawn.step(X_CHAIN)).nodes()).hasSize(6);
    }

    @Test
    void anXChainThatComesBackSaysWhereTheDigitIs() {
        // r1c1 = r1c5 - r3c6 = r8c6 - r8c1 = r1c1.
        Drawn drawn = Drawn.digit(
                "x...-....",
                ".--xx.xxx",
                ".--xxxxxx",
                ".xxxx.xxx",
                ".xxxx.xxx",
                ".xxxx.xxx",
                ".xxxx.xxx",
                "-xxxxxxxx",
                ".xxxx.xxx");
        assertThat(drawn.removed(X_CHAIN)).isEqualTo(drawn.wanted());
    }

    @Test
    void anXyChainGoesFromCellToCell() {
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r1c1=12", "r1c5=23", "r5c5=34", "r5c9=14", "r1c9<>1", "r5c1<>1");
        assertThat(drawn.removed(XY_CHAIN)).isEqualTo(drawn.wanted());
        assertThat(drawn.allRemoved(XY_CHAIN)).hasSize(1);
        Subject.OfChain chain = chain(drawn.step(XY_CHAIN));
        assertThat(chain.nodes()).hasSize(8);
        assertThat(chain.nodes().getFirst().on()).isFalse();
        assertThat(chain.nodes().getLast().on()).isTrue();
    }

    @Test
    void theChainThatRemovesMostComesFirst() {
        Drawn drawn = Drawn.cells(
                Geometry.CLASSIC, "r1c2=12", "r1c8=23", "r5c8=13", "r6c1=56", "r6c5=67", "r9c5=78", "r9c9=58");
        assertThat(drawn.allRemoved(XY_CHAIN)).containsExactly(Set.of("r6c9<>5", "r9c1<>5"), Set.of("r5c2<>1"));
        assertThat(drawn.removed(XY_CHAIN)).containsExactly("r6c9<>5", "r9c1<>5");
    }

    @Test
    void remotePairsLoseBothDigits() {
        Drawn drawn = Drawn.cells(
                Geometry.CLASSIC,
                "r1c1=12",
                "r1c5=12",
                "r5c5=12",
                "r5c9=12",
                "r1c9<>1",
                "r1c9<>2",
                "r5c1<>1",
                "r5c1<>2");
        assertThat(drawn.removed(REMOTE_PAIR)).isEqualTo(drawn.wanted());
    }

    @Test
    void aLongerLineOfRemotePairsRemovesMore() {
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r1c1=12", "r1c5=12", "r5c5=12", "r5c9=12", "r7c9=12", "r7c2=12");
        assertThat(drawn.removed(REMOTE_PAIR))
                .hasSize(20)
                .contains("r2c2<>1", "r9c1<>2", "r1c9<>1", "r5c1<>1", "r7c5<>2", "r5c2<>1");
    }

    @Test
    void threeOfAPairInAHouseAreNoChain() {
        Drawn drawn = Drawn.cells(Geometry.CLASSIC, "r1c1=12", "r1c5=12", "r1c8=12", "r5c5=12", "r5c9=12");
        assertThat(drawn.removed(REMOTE_PAIR)).isEmpty();
    }

    private static Subject.OfChain chain(Step step) {
        return (Subject.OfChain) Objects.requireNonNull(step.args().get("chain"));
    }
}
