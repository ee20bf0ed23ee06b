package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.api.Operation;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.render.words.Failure;
import io.shudu.render.words.Language;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The parts that can be tried without a server. */
class PartsTest {
    private static final long SECOND = 1_000_000_000L;

    @Test
    void aBucketHoldsTwoSecondsAndFillsAtTheRate() {
        AtomicLong now = new AtomicLong(7);
        RateLimiter limiter = new RateLimiter(10, now::get);
        for (int i = 0; i < 20; i++) {
            assertThat(limiter.take("a")).isZero();
        }
        assertThat(limiter.take("a")).isEqualTo(1);
        assertThat(limiter.take("b")).isZero();
        now.addAndGet(SECOND / 2);
        for (int i = 0; i < 5; i++) {
            assertThat(limiter.take("a")).isZero();
        }
        assertThat(limiter.take("a")).isEqualTo(1);
        limiter.charge("a", 100);
        assertThat(limiter.take("a")).isEqualTo(11);
        now.addAndGet(11 * SECOND);
        assertThat(limiter.take("a")).isZero();
        now.addAndGet(1000 * SECOND);
        for (int i = 0; i < 20; i++) {
            assertThat(limiter.take("a")).isZero();
        }
        assertThat(limiter.take("a")).isEqualTo(1);
    }

    @Test
    void manyAddressesDoNotFillTheMemory() {
        RateLimiter limiter = new RateLimiter(1, () -> 0);
        limiter.take("the first");
        for (int i = 0; i < 50_000; i++) {
            limiter.take("client " + i);
            limiter.take("regular");
        }
        assertThat(limiter.clients()).isEqualTo(10_000);
        assertThat(limiter.take("regular")).as("is remembered").isPositive();
    }

    @Test
    void whoComputesLongLeavesAThreadToOthersForAMinute() {
        AtomicLong now = new AtomicLong(7);
        RateLimiter limiter = new RateLimiter(10, now::get);
        assertThat(limiter.wasFined("a")).isFalse();
        limiter.fine("a", 1);
        assertThat(limiter.wasFined("a")).isTrue();
        assertThat(limiter.wasFined("b")).isFalse();
        now.addAndGet(59 * SECOND);
        assertThat(limiter.wasFined("a")).isTrue();
        now.addAndGet(SECOND);
        assertThat(limiter.wasFined("a")).isFalse();
        assertThat(new Turns(4, 10).enter("a").availablePermits()).isEqualTo(3);
        assertThat(new Turns(1, 10).enter("a").availablePermits()).isEqualTo(1);
    }

    @Test
    void shortComputingIsFree() {
        ClientLimits limits = new ClientLimits(TestServer.settings());
        limits.chargeComputing("a", 0.1);
        assertThat(limits.isSlow("a")).isFalse();
        limits.chargeComputing("a", 0.2);
        assertThat(limits.isSlow("a")).isTrue();
    }

    @Test
    void aSlowClientComputesOnAllThreadsButOne() throws Exception {
        Gate gate = new Gate();
        try (Workers workers = new Workers(2, 10)) {
            List<Thread> slow = List.of(asking(workers, gate, "a", true), asking(workers, gate, "a", true));
            gate.awaitBegun(1);
            while (workers.waiting() != 1) {
                Thread.sleep(10);
            }
            Thread quick = asking(workers, gate, "b", false);
            // Were it not for the thread left free, this one would have to wait, too.
            gate.awaitBegun(1);
            gate.open();
            quick.join();
            for (Thread each : slow) {
                each.join();
            }
        }
    }

    private static Thread asking(Workers workers, Gate gate, String client, boolean slow) {
        return Thread.ofVirtual().start(() -> {
            try (Workers.Place place = workers.enter(client, slow)) {
                place.compute(() -> gate.answer(Operation.SOLVE, "{}", 10));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @Test
    void clientsWithoutRequestsAreForgotten() {
        Turns turns = new Turns(1, 1);
        turns.enter("a");
        turns.enter("a");
        assertThatThrownBy(() -> turns.enter("a")).isInstanceOf(Problem.class);
        turns.enter("b");
        assertThat(turns.clients()).isEqualTo(2);
        turns.leave("a");
        turns.leave("a");
        turns.leave("b");
        assertThat(turns.clients()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, 192.0.2.1",
        "192.0.2.1:443, 192.0.2.1",
        "' 192.0.2.1 ', 192.0.2.1",
        "::ffff:192.0.2.1, 192.0.2.1",
        "2001:db8:1:2:3:4:5:6, 2001:db8:1:2::/64",
        "2001:DB8:1:2::, 2001:db8:1:2::/64",
        "2001:db8:1:2:0:0:0:9, 2001:db8:1:2::/64",
        "[2001:db8:1:2:3:4:5:6], 2001:db8:1:2::/64",
        "[2001:db8:1:2:3:4:5:6]:443, 2001:db8:1:2::/64",
        "2001:db8::1, 2001:db8:0:0::/64",
        "fe80::1%eth0, fe80:0:0:0::/64",
        "::1, 0:0:0:0::/64",
        "unknown, unknown",
        "_hidden, unknown",
        "'', unknown",
        "[, unknown",
        "example.org, unknown",
        "192.0.2.1.example.org, unknown"
    })
    void anAddressIsOneClientHoweverItIsWrittenAndANetworkOfSixtyFourBitsAsWell(String written, String client) {
        assertThat(Client.name(Client.address(written))).isEqualTo(client);
    }

    @Test
    void everythingIsSaidInChinese() {
        for (String key : Messages.WORDS.keys()) {
            assertThat(Messages.WORDS
                            .pattern(Language.CHINESE, key)
                            .codePoints()
                            .anyMatch(c -> c > 0x2E80))
                    .as(key)
                    .isTrue();
        }
    }

    @Test
    void problemsAreToldInTheLanguageAskedFor() {
        ParseResult.Bad bad = ParseResult.Bad.of(1, 5, ParseReason.BAD_SYNTAX, "json", "string");
        assertThat(Problem.of(new Failure.BadPuzzle("puzzle", bad)).toJson(Messages.CHINESE))
                .contains("\"detail\":\"第 1 行第 5 列：json 格式有误，此处应为：双引号括起的文本\"");
    }

    @Test
    void textsOfOthersAreNotTakenForPlaces() {
        assertThat(Messages.ENGLISH.text("detail.bad-batch", "{1}", "$1\\"))
                .isEqualTo("The body begins like a JSON array, but is not one; expected at character {1}: $1\\.");
    }
}
