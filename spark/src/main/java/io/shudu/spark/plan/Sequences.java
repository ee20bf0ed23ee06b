package io.shudu.spark.plan;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.expressions.AttributeSet;
import org.apache.spark.sql.catalyst.expressions.Expression;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Lists as Spark wants them. */
final class Sequences {
    private Sequences() {}

    static <T> Seq<T> of(T one) {
        return of(List.of(one));
    }

    static <T> Seq<T> of(List<? extends T> list) {
        return CollectionConverters.<T>asScala(new ArrayList<T>(list)).toSeq();
    }

    static <T> List<T> list(Seq<T> seq) {
        return CollectionConverters.asJava(seq);
    }

    static <T> Seq<T> joined(Seq<? extends T> first, Seq<? extends T> second) {
        List<T> all = new ArrayList<>(list(first));
        all.addAll(list(second));
        return of(all);
    }

    static AttributeSet set(Seq<Attribute> columns) {
        return AttributeSet.apply(Sequences.<Expression>of(list(columns)));
    }
}
