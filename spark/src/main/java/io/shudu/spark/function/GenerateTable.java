package io.shudu.spark.function;

import io.shudu.core.random.SeedSequence;
import io.shudu.spark.words.SparkWords;
import io.shudu.spark.work.Settings;
import io.shudu.spark.work.Wanted;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Alias;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.GetStructField;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.expressions.NamedExpression;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.plans.logical.Project;
import org.apache.spark.sql.catalyst.plans.logical.Range;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import scala.Option;
import scala.Some;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * {@code shudu_generate(seed, from, to[, wish])}: a table of the puzzles of a run with the numbers from … to, the last
 * one excluded. It is a range of numbers, cut into tasks, and a function of each: a task that is lost is done again and
 * makes the same puzzles.
 */
public final class GenerateTable {
    /** The name in SQL. */
    public static final String NAME = "shudu_generate";
    /** How it is used, for {@code DESCRIBE FUNCTION}. */
    public static final String USAGE = NAME
            + "(seed, from, to[, wish]) - the puzzles of a run with the numbers from ... to, the last one excluded;"
            + " a wish is such as 'level=hard symmetry=rot180', or the id of a puzzle of the same kind.";

    private static final long LEAST_TASKS = 64;
    private static final long MOST_TASKS = 100_000;
    private static final long PUZZLES_OF_A_TASK = 10_000;

    private GenerateTable() {}

    /** The plan of a call. */
    public static LogicalPlan plan(Seq<Expression> arguments, Settings settings) {
        long seed = number(arguments.apply(0), SeedSequence.MAX_SEED, settings);
        long from = number(arguments.apply(1), SeedSequence.MAX_SEED, settings);
        long to = number(arguments.apply(2), SeedSequence.MAX_SEED, settings);
        String wish = arguments.size() < 4 ? "" : String.valueOf(constant(arguments.apply(3)));
        return plan(Wish.recipe(wish, seed, settings.language()), from, to, tasks(to - from), settings);
    }

    /** Into how many tasks so many puzzles are cut. */
    public static int tasks(long puzzles) {
        long many = Math.clamp(puzzles / PUZZLES_OF_A_TASK, LEAST_TASKS, MOST_TASKS);
        return (int) Math.clamp(puzzles, 1, many);
    }

    /** The plan of a run. */
    public static LogicalPlan plan(String recipe, long from, long to, int tasks, Settings settings) {
        Range range = new Range(
                new Literal(from, DataTypes.LongType),
                new Literal(Math.max(from, to), DataTypes.LongType),
                new Literal(1L, DataTypes.LongType),
                new Literal(tasks, DataTypes.IntegerType));
        Expression made = new ShuduFunction(
                FunctionKind.MAKE,
                seq(List.<Expression>of(
                        new Literal(UTF8String.fromString(recipe), DataTypes.StringType),
                        range.output().head())),
                settings,
                Wanted.ALL);
        Alias made1 = alias(made, "made");
        List<NamedExpression> columns = new ArrayList<>();
        StructField[] fields = FunctionKind.MAKE.type().fields();
        for (int i = 0; i < fields.length; i++) {
            columns.add(
                    alias(new GetStructField(made1.toAttribute(), i, new Some<>(fields[i].name())), fields[i].name()));
        }
        return new Project(seq(columns), new Project(seq(List.<NamedExpression>of(made1)), range));
    }

    /** An expression by a name. */
    static Alias alias(Expression child, String name) {
        return new Alias(child, name, NamedExpression.newExprId(), seq(List.of()), Option.empty(), seq(List.of()));
    }

    private static <T> Seq<T> seq(List<T> list) {
        return CollectionConverters.asScala(list).toSeq();
    }

    private static @Nullable Object constant(Expression argument) {
        return argument.foldable() ? argument.eval(null) : null;
    }

    private static long number(Expression argument, long most, Settings settings) {
        Object value = constant(argument);
        if (value instanceof Number number && number.longValue() >= 0 && number.longValue() <= most) {
            return number.longValue();
        }
        throw new IllegalArgumentException(SparkWords.text(settings.language(), "range", argument.sql(), most));
    }
}
