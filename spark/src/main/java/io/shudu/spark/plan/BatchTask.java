package io.shudu.spark.plan;

import io.shudu.spark.function.ShuduFunction;
import io.shudu.spark.work.Rows;
import io.shudu.spark.work.Settings;
import io.shudu.spark.work.Worker;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.expressions.BoundReference;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.JoinedRow;
import org.apache.spark.sql.catalyst.expressions.UnsafeProjection;
import org.apache.spark.sql.catalyst.expressions.UnsafeRow;
import org.apache.spark.sql.execution.metric.SQLMetric;
import org.jspecify.annotations.Nullable;
import scala.collection.AbstractIterator;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.runtime.AbstractFunction1;

/** What a task does with the rows of its partition. */
final class BatchTask extends AbstractFunction1<Iterator<InternalRow>, Iterator<InternalRow>> implements Serializable {
    private static final long serialVersionUID = 1L;

    static final String ROWS = "numOutputRows";
    static final String VECTOR = "vectorRows";
    static final String CLASSIC = "classicRows";

    private final ArrayList<ShuduFunction> functions;
    private final Seq<Attribute> input;
    private final Seq<Attribute> passed;
    private final SQLMetric rows;
    private final SQLMetric vector;
    private final SQLMetric classic;

    BatchTask(
            List<ShuduFunction> functions,
            Seq<Attribute> input,
            Seq<Attribute> passed,
            Map<String, SQLMetric> counters) {
        this.functions = new ArrayList<>(functions);
        this.input = input;
        this.passed = passed;
        this.rows = Objects.requireNonNull(counters.get(ROWS));
        this.vector = Objects.requireNonNull(counters.get(VECTOR));
        this.classic = Objects.requireNonNull(counters.get(CLASSIC));
    }

    /** Rows that are answered at a time: as few as the slowest function wants. */
    static int size(List<ShuduFunction> functions) {
        return functions.stream()
                .mapToInt(function -> function.kind().batch())
                .min()
                .orElse(1);
    }

    @Override
    public Iterator<InternalRow> apply(Iterator<InternalRow> partition) {
        return new Answered(partition);
    }

    /** The rows of a partition with their answers. */
    private final class Answered extends AbstractIterator<InternalRow> {
        private final Iterator<InternalRow> source;
        private final int capacity = BatchTask.size(functions);
        private final List<Worker> workers = new ArrayList<>();
        private final List<Rows> batches = new ArrayList<>();
        private final @Nullable UnsafeProjection keep;
        private final @Nullable UnsafeRow[] kept = new @Nullable UnsafeRow[capacity];
        private final UnsafeProjection together;
        private final GenericInternalRow answer = new GenericInternalRow(functions.size());
        private final JoinedRow joined = new JoinedRow();
        private int size;
        private int next;

        Answered(Iterator<InternalRow> source) {
            this.source = source;
            List<Expression> columns = new ArrayList<>();
            List<Attribute> through = Sequences.list(passed);
            for (int i = 0; i < through.size(); i++) {
                columns.add(new BoundReference(
                        i, through.get(i).dataType(), through.get(i).nullable()));
            }
            for (ShuduFunction function : functions) {
                workers.add(function.newWorker(function.settings()));
                batches.add(new Rows(capacity));
                columns.add(new BoundReference(columns.size(), function.dataType(), false));
            }
            keep = through.isEmpty()
                    ? null
                    : UnsafeProjection.create(Sequences.<Expression>of(new ArrayList<Expression>(through)), input);
            together = UnsafeProjection.create(Sequences.<Expression>of(columns));
        }

        @Override
        public boolean hasNext() {
            return next < size || source.hasNext();
        }

        @Override
        public InternalRow next() {
            if (next == size) {
                fill();
            }
            for (int i = 0; i < functions.size(); i++) {
                answer.update(i, workers.get(i).answer(batches.get(i), next));
            }
            InternalRow through = kept[next];
            next++;
            return together.apply(through == null ? answer : joined.apply(through, answer));
        }

        /** Takes the next rows and has them answered. */
        private void fill() {
            if (!source.hasNext()) {
                throw new NoSuchElementException("behind the last row");
            }
            batches.forEach(Rows::clear);
            Arrays.fill(kept, 0, size, null);
            size = 0;
            next = 0;
            long bytes = 0;
            boolean full = false;
            while (!full && source.hasNext()) {
                InternalRow row = source.next();
                for (int i = 0; i < functions.size(); i++) {
                    functions.get(i).addTo(batches.get(i), row);
                    full |= batches.get(i).isFull();
                }
                if (keep != null) {
                    UnsafeRow copy = keep.apply(row).copy();
                    kept[size] = copy;
                    bytes += copy.getSizeInBytes();
                    full |= bytes >= Rows.MOST_BYTES;
                }
                size++;
            }
            for (int i = 0; i < functions.size(); i++) {
                String engine = workers.get(i).solve(batches.get(i));
                if (!engine.isEmpty()) {
                    (engine.equals(Settings.VECTOR) ? vector : classic).add(size);
                }
            }
            rows.add(size);
        }
    }
}
