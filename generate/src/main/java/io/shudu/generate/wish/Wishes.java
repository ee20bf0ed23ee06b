package io.shudu.generate.wish;

import io.shudu.core.grid.Parts;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.generate.Acceptance;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All kinds of wishes, as ids name them. */
public final class Wishes {
    /** The names of the kinds; an id is such a name, {@code =} and what is wished for. */
    public static final List<String> NAMES = List.of("level", "technique", "only", "score");

    private Wishes() {}

    /** The wish of an id, null if there is none. */
    public static Acceptance.@Nullable Stage byId(String id) {
        if (id.startsWith(OfLevel.PREFIX)) {
            Level level = Level.byId(id.substring(OfLevel.PREFIX.length()));
            return level == null ? null : new OfLevel(level);
        }
        if (id.startsWith(Needing.PREFIX)) {
            TechniqueId technique = TechniqueId.byId(id.substring(Needing.PREFIX.length()));
            return technique == null || ShuduScale.upTo(technique) == null ? null : new Needing(technique);
        }
        if (id.startsWith(OfScore.PREFIX)) {
            return score(id.substring(OfScore.PREFIX.length()));
        }
        return id.startsWith(WithOnly.PREFIX) ? only(id.substring(WithOnly.PREFIX.length())) : provided(id);
    }

    private static Acceptance.@Nullable Stage provided(String id) {
        for (WishProvider provider : ServiceLoader.load(WishProvider.class)) {
            Acceptance.Stage wish = provider.byId(id);
            if (wish != null) {
                return wish;
            }
        }
        return null;
    }

    private static @Nullable OfScore score(String range) {
        int dots = range.indexOf(OfScore.TO);
        if (dots < 0) {
            return null;
        }
        long least = WholeNumbers.parse(range.substring(0, dots), 0, Integer.MAX_VALUE);
        long most = WholeNumbers.parse(range.substring(dots + OfScore.TO.length()), 0, Integer.MAX_VALUE);
        return least < 0 || most < least ? null : new OfScore((int) least, (int) most);
    }

    private static @Nullable WithOnly only(String ids) {
        Set<TechniqueId> techniques = EnumSet.noneOf(TechniqueId.class);
        for (String id : Parts.of(ids, WithOnly.AND)) {
            TechniqueId technique = TechniqueId.byId(id);
            if (technique == null) {
                return null;
            }
            techniques.add(technique);
        }
        return new WithOnly(techniques);
    }
}
