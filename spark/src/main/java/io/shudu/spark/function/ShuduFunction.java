package io.shudu.spark.function;

import io.shudu.logic.rate.ScaleId;
import io.shudu.spark.words.SparkWords;
import io.shudu.spark.work.Rows;
import io.shudu.spark.work.Settings;
import io.shudu.spark.work.SolutionsWorker;
import io.shudu.spark.work.Wanted;
import io.shudu.spark.work.Worker;
import java.io.Serializable;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.analysis.TypeCheckResult;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ImplicitCastInputTypes;
import org.apache.spark.sql.catalyst.expressions.codegen.CodegenContext;
import org.apache.spark.sql.catalyst.expressions.codegen.CodegenFallback;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprCode;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import scala.collection.immutable.IndexedSeq;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A call of a function in a query. Where it can, {@link io.shudu.spark.plan.ExtractFunctions} takes it out and has its
 * rows answered in batches; what stays, such as a call in one branch of a {@code CASE}, answers row by row.
 */
public final class ShuduFunction extends Expression
        implements CaseClass, CodegenFallback, ImplicitCastInputTypes, Serializable {
    private static final long serialVersionUID = 1L;

    private final FunctionKind kind;
    private final Seq<Expression> arguments;
    private final Settings settings;
    private final Wanted wanted;

    private transient @Nullable Worker worker;
    private transient @Nullable Rows row;

    /** A call. Spark copies it by this constructor, so its arguments are what {@link #parts} gives. */
    public ShuduFunction(FunctionKind kind, Seq<Expression> arguments, Settings settings, Wanted wanted) {
        this.kind = kind;
        this.arguments = arguments;
        this.settings = settings;
        this.wanted = wanted;
    }

    /** Which function it is. */
    public FunctionKind kind() {
        return kind;
    }

    /** What the session decided. */
    public Settings settings() {
        return settings;
    }

    /** Which fields of the answer are read. */
    public Wanted wanted() {
        return wanted;
    }

    /** The same for somebody who reads these fields alone. */
    public ShuduFunction reading(Wanted fields) {
        return new ShuduFunction(kind, arguments, settings, fields);
    }

    /** Someone to do the work of one task. */
    public Worker newWorker(Settings how) {
        return kind.worker(how, wanted, constant());
    }

    /** Adds a row of the query to a batch. */
    public void addTo(Rows rows, @Nullable InternalRow input) {
        Object puzzle =
                kind.puzzle() < 0 ? null : arguments.apply(kind.puzzle()).eval(input);
        Object number =
                kind.number() < 0 ? null : arguments.apply(kind.number()).eval(input);
        rows.add((UTF8String) puzzle, (Long) number);
    }

    private @Nullable Object constant() {
        int index = kind.constant();
        return index < 0 || index >= arguments.size()
                ? null
                : arguments.apply(index).eval(null);
    }

    /** One row; slowly, compared to a batch. */
    @Override
    public synchronized Object eval(@Nullable InternalRow input) {
        Worker mine = worker == null ? newWorker(settings.classic()) : worker;
        Rows one = row == null ? new Rows(1) : row;
        worker = mine;
        row = one;
        one.clear();
        addTo(one, input);
        mine.solve(one);
        return mine.answer(one, 0).copy();
    }

    @Override
    public TypeCheckResult checkInputDataTypes() {
        TypeCheckResult types = ImplicitCastInputTypes.super.checkInputDataTypes();
        if (types.isFailure() || kind.constant() < 0 || kind.constant() >= arguments.size()) {
            return types;
        }
        String problem = arguments.apply(kind.constant()).foldable()
                ? problem(constant())
                : SparkWords.text(settings.language(), "constant", prettyName(), kind.constant() + 1);
        return problem == null ? types : new TypeCheckResult.TypeCheckFailure(problem);
    }

    private @Nullable String problem(@Nullable Object constant) {
        boolean right = switch (kind) {
            case RATE -> constant != null && ScaleId.byId(constant.toString()) != null;
            case SOLUTIONS -> constant instanceof Integer limit && limit >= 1 && limit <= SolutionsWorker.MOST;
            default -> constant != null;
        };
        return right
                ? null
                : SparkWords.text(
                        settings.language(),
                        kind == FunctionKind.RATE ? "scale" : "limit",
                        String.valueOf(constant),
                        SolutionsWorker.MOST);
    }

    @Override
    public Seq<AbstractDataType> inputTypes() {
        List<AbstractDataType> types = List.copyOf(kind.arguments()
                .subList(0, Math.min(arguments.size(), kind.arguments().size())));
        return CollectionConverters.asScala(types).toSeq();
    }

    @Override
    public DataType dataType() {
        return kind.type();
    }

    /** What is wrong with a row is said inside its answer. */
    @Override
    public boolean nullable() {
        return false;
    }

    @Override
    public boolean foldable() {
        return CollectionConverters.asJava(arguments).stream().allMatch(Expression::foldable);
    }

    @Override
    public Seq<Expression> children() {
        return arguments;
    }

    @Override
    public Expression withNewChildrenInternal(IndexedSeq<Expression> children) {
        return new ShuduFunction(kind, children, settings, wanted);
    }

    @Override
    public ExprCode doGenCode(CodegenContext context, ExprCode code) {
        return CodegenFallback.super.doGenCode(context, code);
    }

    @Override
    public String prettyName() {
        return kind.sqlName();
    }

    @Override
    public String toString() {
        return CollectionConverters.asJava(arguments).stream()
                .map(Expression::toString)
                .collect(Collectors.joining(", ", prettyName() + "(", ")"));
    }

    @Override
    public List<Object> parts() {
        return List.of(kind, arguments, settings, wanted);
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
