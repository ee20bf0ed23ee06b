package io.shudu.spark;

import io.shudu.render.words.Language;
import io.shudu.spark.function.FunctionKind;
import io.shudu.spark.function.GenerateTable;
import io.shudu.spark.function.ShuduFunction;
import io.shudu.spark.plan.BatchStrategy;
import io.shudu.spark.plan.ExtractFunctions;
import io.shudu.spark.work.Settings;
import io.shudu.spark.work.Wanted;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.errors.QueryCompilationErrors;
import org.apache.spark.sql.internal.SQLConf;
import scala.Function1;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * Brings Shudu's functions into a session: {@code --conf spark.sql.extensions=io.shudu.spark.ShuduExtensions}. Spark
 * makes it by its name.
 */
public final class ShuduExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
    /** The setting that names this class. */
    public static final String SETTING = "spark.sql.extensions";

    /** For Spark. */
    public ShuduExtensions() {}

    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        for (FunctionKind kind : FunctionKind.values()) {
            Function1<Seq<Expression>, Expression> call = arguments -> {
                check(kind.sqlName(), kind.leastArguments(), kind.mostArguments(), arguments.size());
                return new ShuduFunction(kind, arguments, settings(), Wanted.ALL);
            };
            extensions.injectFunction(new Tuple3<>(
                    new FunctionIdentifier(kind.sqlName()),
                    info(kind.sqlName(), kind.usage(), ShuduFunction.class),
                    call));
        }
        Function1<Seq<Expression>, LogicalPlan> table = arguments -> {
            check(GenerateTable.NAME, 3, 4, arguments.size());
            return GenerateTable.plan(arguments, settings());
        };
        extensions.injectTableFunction(new Tuple3<>(
                new FunctionIdentifier(GenerateTable.NAME),
                info(GenerateTable.NAME, GenerateTable.USAGE, GenerateTable.class),
                table));
        // Late, so that Spark's own rules have done what they can with the functions still in their places.
        extensions.injectPreCBORule(session -> new ExtractFunctions());
        extensions.injectPlannerStrategy(session -> new BatchStrategy());
        return BoxedUnit.UNIT;
    }

    private static ExpressionInfo info(String name, String usage, Class<?> type) {
        return new ExpressionInfo(type.getName(), null, name, usage, "", "", "", "", "", "", "scala_udf");
    }

    private static void check(String name, int least, int most, int actual) {
        if (actual < least || actual > most) {
            List<Object> expected = IntStream.rangeClosed(least, most)
                    .<Object>mapToObj(Integer::valueOf)
                    .toList();
            throw sneaky(QueryCompilationErrors.wrongNumArgsError(
                    name, CollectionConverters.asScala(expected).toSeq(), actual, "", "", ""));
        }
    }

    /** Spark's exceptions are checked ones for Java alone. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> RuntimeException sneaky(Throwable problem) throws T {
        throw (T) problem;
    }

    /** What the session decides now. */
    public static Settings settings() {
        SQLConf conf = SQLConf.get();
        return new Settings(
                Language.of(conf.getConfString(Settings.LANGUAGE, "en")),
                conf.getConfString(Settings.ENGINE, Settings.AUTO));
    }
}
