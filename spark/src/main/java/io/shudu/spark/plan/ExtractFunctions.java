package io.shudu.spark.plan;

import io.shudu.spark.function.ShuduFunction;
import io.shudu.spark.work.Wanted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.expressions.Alias;
import org.apache.spark.sql.catalyst.expressions.And;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.expressions.AttributeReference;
import org.apache.spark.sql.catalyst.expressions.ConditionalExpression;
import org.apache.spark.sql.catalyst.expressions.ExprId;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.GetStructField;
import org.apache.spark.sql.catalyst.expressions.LambdaFunction;
import org.apache.spark.sql.catalyst.expressions.NamedExpression;
import org.apache.spark.sql.catalyst.plans.logical.Aggregate;
import org.apache.spark.sql.catalyst.plans.logical.Filter;
import org.apache.spark.sql.catalyst.plans.logical.Generate;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.plans.logical.Project;
import org.apache.spark.sql.catalyst.plans.logical.Sort;
import org.apache.spark.sql.catalyst.rules.Rule;
import org.apache.spark.sql.types.Metadata;
import org.jspecify.annotations.Nullable;

/**
 * Takes functions out of the expressions of a plan and puts a {@link ShuduBatch} below, as Spark does with functions in
 * Python. What is evaluated only now and then stays where it is: branches, and bodies of lambdas.
 */
public final class ExtractFunctions extends Rule<LogicalPlan> {
    /** For a session. */
    public ExtractFunctions() {}

    @Override
    public LogicalPlan apply(LogicalPlan plan) {
        return extracted(narrowed(plan).mapChildren(this::apply));
    }

    /**
     * Where an answer has a name first, and the node above reads some of its fields, the function is told which: what
     * nobody reads is not found out.
     */
    private static LogicalPlan narrowed(LogicalPlan plan) {
        if (!(plan instanceof Project || plan instanceof Aggregate)
                || !(plan.children().head() instanceof Project below)) {
            return plan;
        }
        Usage usage = new Usage();
        Sequences.list(plan.expressions()).forEach(usage::readBy);
        List<NamedExpression> columns = new ArrayList<>();
        boolean changed = false;
        for (NamedExpression column : Sequences.list(below.projectList())) {
            if (column instanceof Alias alias
                    && alias.child() instanceof ShuduFunction function
                    && !usage.isWhole(alias.exprId())) {
                columns.add((NamedExpression) alias.withNewChildren(
                        Sequences.of((Expression) function.reading(usage.fields(alias.exprId())))));
                changed = true;
            } else {
                columns.add(column);
            }
        }
        return changed
                ? plan.withNewChildren(Sequences.of((LogicalPlan) new Project(Sequences.of(columns), below.child())))
                : plan;
    }

    /** Which fields of which columns are read. */
    private static final class Usage {
        private final Map<ExprId, Wanted> fields = new LinkedHashMap<>();

        void readBy(Expression expression) {
            if (expression instanceof GetStructField field && field.child() instanceof Attribute column) {
                Wanted others = fields.getOrDefault(column.exprId(), Wanted.NONE);
                fields.put(column.exprId(), others.and(field.ordinal()));
            } else if (expression instanceof Attribute column) {
                fields.put(column.exprId(), Wanted.ALL);
            } else {
                Sequences.list(expression.children()).forEach(this::readBy);
            }
        }

        boolean isWhole(ExprId column) {
            return fields(column).equals(Wanted.ALL);
        }

        Wanted fields(ExprId column) {
            return fields.getOrDefault(column, Wanted.NONE);
        }
    }

    private static LogicalPlan extracted(LogicalPlan plan) {
        boolean known = plan instanceof Project
                || plan instanceof Filter
                || plan instanceof Aggregate
                || plan instanceof Generate
                || plan instanceof Sort;
        if (!known) {
            return plan;
        }
        if (plan instanceof Filter filter) {
            return filtered(filter);
        }
        return extractedFrom(plan);
    }

    /** What is cheap is asked first, so that as few rows as possible are answered. */
    private static LogicalPlan filtered(Filter filter) {
        List<Expression> conditions = new ArrayList<>();
        split(filter.condition(), conditions);
        List<Expression> cheap = conditions.stream()
                .filter(condition -> !holds(condition) && condition.deterministic())
                .toList();
        if (cheap.isEmpty() || cheap.size() == conditions.size()) {
            return extractedFrom(filter);
        }
        List<Expression> others = conditions.stream()
                .filter(condition -> !cheap.contains(condition))
                .toList();
        return extractedFrom(new Filter(all(others), new Filter(all(cheap), filter.child())));
    }

    private static void split(Expression condition, List<Expression> parts) {
        if (condition instanceof And and) {
            split(and.left(), parts);
            split(and.right(), parts);
        } else {
            parts.add(condition);
        }
    }

    private static Expression all(List<Expression> conditions) {
        return conditions.stream().reduce(And::new).orElseThrow();
    }

    private static boolean holds(Expression expression) {
        return expression instanceof ShuduFunction
                || Sequences.list(expression.children()).stream().anyMatch(ExtractFunctions::holds);
    }

    /**
     * Spark moves conditions down, below the columns that they are about, with the functions in them. So a filter below
     * may have asked the same already. Its answers are passed on then, with the fields that are read here.
     */
    private static LogicalPlan shared(LogicalPlan plan) {
        if (!(plan instanceof Project || plan instanceof Aggregate)
                || !(plan.children().head() instanceof Project columns)
                || !(columns.child() instanceof Filter filter)
                || !(filter.child() instanceof ShuduBatch batch)) {
            return plan;
        }
        Map<Expression, Finding> found = findings(plan);
        List<NamedExpression> known = new ArrayList<>(Sequences.list(columns.projectList()));
        List<ShuduFunction> functions = new ArrayList<>(Sequences.list(batch.functions()));
        for (int i = 0; i < functions.size(); i++) {
            ShuduFunction function = functions.get(i);
            Finding finding = found.get(key(function));
            if (finding != null) {
                finding.answer = batch.answers().apply(i);
                known.add(finding.answer);
                functions.set(i, function.reading(function.wanted().and(finding.wanted)));
            }
        }
        if (known.size() == columns.projectList().size()) {
            return plan;
        }
        LogicalPlan above = plan.mapExpressions(expression -> replaced(expression, found));
        known.removeIf(column -> !above.references().contains(column));
        LogicalPlan below = new Project(Sequences.of(known), filter);
        List<Attribute> passed = Sequences.list(batch.passed()).stream()
                .filter(column -> filter.references().contains(column)
                        || below.references().contains(column))
                .toList();
        LogicalPlan answered =
                new ShuduBatch(Sequences.of(functions), batch.answers(), Sequences.of(passed), batch.child());
        LogicalPlan filtered = new Filter(filter.condition(), answered);
        return above.withNewChildren(Sequences.of(below.withNewChildren(Sequences.of(filtered))));
    }

    private static LogicalPlan extractedFrom(LogicalPlan given) {
        LogicalPlan plan = shared(given);
        LogicalPlan child = plan.children().head();
        Map<Expression, Finding> found = findings(plan);
        if (found.isEmpty()) {
            return plan;
        }
        // Those that want batches of another size have their turn next.
        int size = found.values().iterator().next().function.kind().batch();
        found.values().removeIf(finding -> finding.function.kind().batch() != size);
        List<ShuduFunction> functions = new ArrayList<>();
        List<Attribute> answers = new ArrayList<>();
        for (Finding finding : found.values()) {
            ShuduFunction function = finding.function.reading(finding.wanted);
            finding.answer = column(function);
            functions.add(function);
            answers.add(finding.answer);
        }
        LogicalPlan above = plan.mapExpressions(expression -> replaced(expression, found));
        boolean passesAll = !(plan instanceof Project || plan instanceof Aggregate);
        List<Attribute> passed = Sequences.list(child.output()).stream()
                .filter(column -> passesAll || above.references().contains(column))
                .toList();
        LogicalPlan batch = new ShuduBatch(
                Sequences.of(functions), Sequences.of(answers), Sequences.of(passed), pruned(child, functions, passed));
        // What functions are nested in functions is found now.
        LogicalPlan whole = extractedFrom(above.withNewChildren(Sequences.of(batch)));
        return passesAll ? new Project(Sequences.of(columns(plan)), whole) : whole;
    }

    private static List<NamedExpression> columns(LogicalPlan plan) {
        return new ArrayList<>(Sequences.list(plan.output()));
    }

    /** The rows below without columns that nobody reads, which a source need not give then. */
    private static LogicalPlan pruned(LogicalPlan child, List<ShuduFunction> functions, List<Attribute> passed) {
        List<NamedExpression> needed = new ArrayList<>();
        for (Attribute column : Sequences.list(child.output())) {
            boolean read = passed.contains(column)
                    || functions.stream()
                            .anyMatch(function -> function.references().contains(column));
            if (read) {
                needed.add(column);
            }
        }
        return needed.size() == child.output().size() ? child : new Project(Sequences.of(needed), child);
    }

    private static Attribute column(ShuduFunction function) {
        return new AttributeReference(
                function.prettyName(),
                function.dataType(),
                false,
                Metadata.empty(),
                NamedExpression.newExprId(),
                Sequences.of(List.of()));
    }

    /** A function, the fields that are read, and the column that takes its place. */
    private static final class Finding {
        private final ShuduFunction function;
        private Wanted wanted = Wanted.NONE;
        private @Nullable Attribute answer;

        Finding(ShuduFunction function) {
            this.function = function;
        }
    }

    /** What tells functions apart, whatever is read of them. */
    private static Expression key(ShuduFunction function) {
        return function.reading(Wanted.ALL).canonicalized();
    }

    /** The functions that can be taken out of a node. */
    private static Map<Expression, Finding> findings(LogicalPlan plan) {
        Map<Expression, Finding> found = new LinkedHashMap<>();
        List<Expression> expressions = Sequences.list(plan.expressions());
        expressions.forEach(expression -> find(expression, plan.children().head(), found));
        expressions.forEach(expression -> read(expression, null, found));
        return found;
    }

    /** Looks for functions of the columns below, the innermost of those that are nested. */
    private static void find(Expression expression, LogicalPlan child, Map<Expression, Finding> found) {
        if (expression instanceof LambdaFunction) {
            return;
        }
        if (expression instanceof ShuduFunction function && isReady(function, child)) {
            found.computeIfAbsent(key(function), key -> new Finding(function));
            return;
        }
        List<Expression> parts = Sequences.list(
                expression instanceof ConditionalExpression branches
                        ? branches.alwaysEvaluatedInputs()
                        : expression.children());
        parts.forEach(part -> find(part, child, found));
    }

    /** Notes which fields are read of those that were found, in branches as well. */
    private static void read(Expression expression, @Nullable Expression parent, Map<Expression, Finding> found) {
        Finding finding = expression instanceof ShuduFunction function ? found.get(key(function)) : null;
        if (finding == null) {
            Sequences.list(expression.children()).forEach(part -> read(part, expression, found));
        } else if (parent instanceof GetStructField field) {
            finding.wanted = finding.wanted.and(field.ordinal());
        } else {
            finding.wanted = finding.wanted.and(finding.function.wanted());
        }
    }

    private static boolean isReady(ShuduFunction function, LogicalPlan child) {
        return !function.foldable()
                && function.deterministic()
                && function.references().subsetOf(child.outputSet())
                && Sequences.list(function.children()).stream().noneMatch(ExtractFunctions::holds);
    }

    private static Expression replaced(Expression expression, Map<Expression, Finding> found) {
        if (expression instanceof LambdaFunction) {
            return expression;
        }
        Finding finding = expression instanceof ShuduFunction function ? found.get(key(function)) : null;
        return finding != null && finding.answer != null
                ? finding.answer
                : expression.mapChildren(part -> replaced(part, found));
    }
}
