package io.shudu.spark.plan;

import java.util.List;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.execution.SparkPlan;
import org.apache.spark.sql.execution.SparkStrategy;
import scala.collection.immutable.Seq;

/** Plans how batches are carried out. */
public final class BatchStrategy extends SparkStrategy {
    /** For a session. */
    public BatchStrategy() {}

    @Override
    public Seq<SparkPlan> apply(LogicalPlan plan) {
        if (plan instanceof ShuduBatch batch) {
            return Sequences.of(
                    new ShuduBatchExec(batch.functions(), batch.answers(), batch.passed(), planLater(batch.child())));
        }
        return Sequences.of(List.of());
    }
}
