package io.shudu.spark.plan;

import io.shudu.spark.function.CaseClass;
import io.shudu.spark.function.ShuduFunction;
import io.shudu.spark.work.Engines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.spark.rdd.RDD;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.expressions.AttributeSet;
import org.apache.spark.sql.catalyst.expressions.BoundReference;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.SortOrder;
import org.apache.spark.sql.catalyst.plans.physical.Partitioning;
import org.apache.spark.sql.execution.SparkPlan;
import org.apache.spark.sql.execution.metric.SQLMetric;
import org.apache.spark.sql.execution.metric.SQLMetrics;
import org.jspecify.annotations.Nullable;
import scala.collection.immutable.IndexedSeq;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;

/** Carries out {@link ShuduBatch}: rows of a partition are gathered and answered together. */
public final class ShuduBatchExec extends SparkPlan implements CaseClass {
    private static final long serialVersionUID = 1L;

    private final Seq<ShuduFunction> functions;
    private final Seq<Attribute> answers;
    private final Seq<Attribute> passed;
    private final SparkPlan child;
    private transient @Nullable Map<String, SQLMetric> counters;

    /** A node of a plan; for its arguments see {@link ShuduBatch}. */
    public ShuduBatchExec(
            Seq<ShuduFunction> functions, Seq<Attribute> answers, Seq<Attribute> passed, SparkPlan child) {
        this.functions = functions;
        this.answers = answers;
        this.passed = passed;
        this.child = child;
    }

    @Override
    public RDD<InternalRow> doExecute() {
        List<ShuduFunction> bound = new ArrayList<>();
        for (ShuduFunction function : Sequences.list(functions)) {
            bound.add((ShuduFunction) bound(function));
        }
        BatchTask task = new BatchTask(bound, child.output(), passed, counters());
        return child.execute().mapPartitions(task, true, ClassTag.apply(InternalRow.class));
    }

    /** An expression with the places of columns instead of their names. */
    private Expression bound(Expression expression) {
        List<Attribute> columns = Sequences.list(child.output());
        for (int i = 0; i < columns.size(); i++) {
            Attribute column = columns.get(i);
            if (expression instanceof Attribute named && named.exprId().equals(column.exprId())) {
                return new BoundReference(i, column.dataType(), column.nullable());
            }
        }
        return expression.mapChildren(this::bound);
    }

    /** How many puzzles each engine has solved, for the page of the query. */
    private synchronized Map<String, SQLMetric> counters() {
        Map<String, SQLMetric> known = counters;
        if (known == null) {
            known = new HashMap<>();
            known.put(BatchTask.ROWS, SQLMetrics.createMetric(sparkContext(), "number of output rows"));
            known.put(
                    BatchTask.VECTOR, SQLMetrics.createMetric(sparkContext(), "rows in batches of the vector engine"));
            known.put(
                    BatchTask.CLASSIC,
                    SQLMetrics.createMetric(sparkContext(), "rows in batches of the classic engine"));
            counters = known;
        }
        return known;
    }

    @Override
    public scala.collection.immutable.Map<String, SQLMetric> metrics() {
        return scala.collection.immutable.Map$.MODULE$.from(CollectionConverters.asScala(counters()));
    }

    /** What EXPLAIN shows. */
    @Override
    public String simpleString(int maxFields) {
        List<ShuduFunction> calls = Sequences.list(functions);
        String named = calls.stream().map(ShuduFunction::toString).collect(Collectors.joining(", ", "[", "]"));
        boolean together = calls.stream().anyMatch(call -> call.kind().isSolvedTogether());
        return "ShuduBatch " + named + ", batches of " + BatchTask.size(calls) + " rows"
                + (together ? ", " + Engines.describe(calls.getFirst().settings()) : "");
    }

    @Override
    public String nodeName() {
        return "ShuduBatch";
    }

    @Override
    public Seq<Attribute> output() {
        return Sequences.joined(passed, answers);
    }

    @Override
    public AttributeSet producedAttributes() {
        return Sequences.set(answers);
    }

    /** Rows stay where they are, in their order; what was known about columns that are gone is no use. */
    @Override
    public Partitioning outputPartitioning() {
        return passesAll() ? child.outputPartitioning() : super.outputPartitioning();
    }

    @Override
    public Seq<SortOrder> outputOrdering() {
        return passesAll() ? child.outputOrdering() : super.outputOrdering();
    }

    private boolean passesAll() {
        return child.outputSet().subsetOf(Sequences.set(passed));
    }

    @Override
    public Seq<SparkPlan> children() {
        return Sequences.of(child);
    }

    @Override
    public SparkPlan withNewChildrenInternal(IndexedSeq<SparkPlan> children) {
        return new ShuduBatchExec(functions, answers, passed, children.head());
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
