package io.shudu.spark.plan;

import io.shudu.spark.function.CaseClass;
import io.shudu.spark.function.ShuduFunction;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.expressions.AttributeSet;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.jspecify.annotations.Nullable;
import scala.collection.immutable.IndexedSeq;
import scala.collection.immutable.Seq;

/** Functions that are answered in batches: the rows below it get a column for the answers of each. */
public final class ShuduBatch extends LogicalPlan implements CaseClass {
    private final Seq<ShuduFunction> functions;
    private final Seq<Attribute> answers;
    private final Seq<Attribute> passed;
    private final LogicalPlan child;

    /**
     * A node of a plan. Spark copies it by this constructor, so its arguments are what {@link #parts} gives.
     *
     * @param answers the columns of the answers
     * @param passed the columns of the rows below that somebody above reads
     */
    public ShuduBatch(Seq<ShuduFunction> functions, Seq<Attribute> answers, Seq<Attribute> passed, LogicalPlan child) {
        this.functions = functions;
        this.answers = answers;
        this.passed = passed;
        this.child = child;
    }

    Seq<ShuduFunction> functions() {
        return functions;
    }

    Seq<Attribute> answers() {
        return answers;
    }

    Seq<Attribute> passed() {
        return passed;
    }

    LogicalPlan child() {
        return child;
    }

    @Override
    public Seq<Attribute> output() {
        return Sequences.joined(passed, answers);
    }

    @Override
    public AttributeSet producedAttributes() {
        return Sequences.set(answers);
    }

    @Override
    public Seq<LogicalPlan> children() {
        return Sequences.of(child);
    }

    @Override
    public LogicalPlan withNewChildrenInternal(IndexedSeq<LogicalPlan> children) {
        return new ShuduBatch(functions, answers, passed, children.head());
    }

    @Override
    public List<Object> parts() {
        return List.of(functions, answers, passed, child);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return isLike(other);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
