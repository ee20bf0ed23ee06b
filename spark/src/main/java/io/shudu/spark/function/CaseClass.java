package io.shudu.spark.function;

import java.util.List;
import org.jspecify.annotations.Nullable;
import scala.Product;

/**
 * What Scala writes for a case class, which all nodes of plans and expressions are: Spark looks at their parts,
 * compares them and copies a node by its constructor.
 */
public interface CaseClass extends Product {
    /** The arguments of the constructor, in their order. */
    List<Object> parts();

    /** For {@code equals}, which an interface cannot have; nodes hash their parts by themselves. */
    default boolean isLike(@Nullable Object other) {
        return other instanceof CaseClass node && getClass() == other.getClass() && parts().equals(node.parts());
    }

    @Override
    default int productArity() {
        return parts().size();
    }

    @Override
    default Object productElement(int index) {
        return parts().get(index);
    }

    @Override
    default boolean canEqual(Object other) {
        return getClass() == other.getClass();
    }
}
