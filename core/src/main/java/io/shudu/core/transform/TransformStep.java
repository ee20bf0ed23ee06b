package io.shudu.core.transform;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Named;
import io.shudu.core.grid.Symbols;
import io.shudu.core.grid.WholeNumbers;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A transform that a person names, such as {@code swap-rows 1,2}, before the board is known. Numbers count from 1.
 * Whether the step makes sense depends on the board: {@link #on} tells.
 *
 * @param name which transform, one of {@link #NAMES}
 * @param argument its argument, empty for {@code transpose}
 */
public record TransformStep(String name, String argument) {
    /** Every name, in the order to list them. */
    public static final List<String> NAMES = List.of(
            "relabel",
            "swap-digits",
            "swap-rows",
            "swap-columns",
            "swap-bands",
            "swap-stacks",
            "transpose",
            "rotate",
            "mirror");

    /** Why a step makes no sense. */
    public enum Reason implements Named.Constant {
        /** There is no transform of this name. Arguments: the name, all names. */
        NAME,
        /** A transform that takes no argument has one. Arguments: the argument. */
        NO_ARGUMENT,
        /** The argument is not two numbers with a comma between them. Arguments: the argument. */
        PAIR,
        /** The argument is no angle: 90, 180 or 270. Arguments: the argument. */
        ROTATE,
        /** The argument is no direction: left-right or top-bottom. Arguments: the argument. */
        MIRROR,
        /** New names that are not each digit of the board once. Arguments: the argument, the side, the last symbol. */
        RELABEL,
        /** A number is larger than the board has lines, boxes or digits. Arguments: the argument, the largest. */
        RANGE,
        /** Lines that go through different boxes. Arguments: the argument. */
        APART
    }

    /** What a step does to a board. */
    public sealed interface Result {
        /**
         * The step makes sense.
         *
         * @param transform what it does
         */
        record Ok(Transform transform) implements Result {}

        /**
         * The step makes no sense.
         *
         * @param reason why; worded for people by whoever talks to them
         * @param args what the reason speaks of
         */
        record Bad(Reason reason, List<Object> args) implements Result {
            /** Copies the arguments. */
            public Bad {
                args = List.copyOf(args);
            }
        }
    }

    /** Exchanges two of something, counted from 0. */
    private interface Swap {
        Transform of(Geometry geometry, int a, int b);
    }

    /** The step of a text such as {@code rotate 90}: the name, then perhaps a blank and the argument. */
    public static TransformStep of(String text) {
        int blank = text.indexOf(' ');
        return blank < 0
                ? new TransformStep(text, "")
                : new TransformStep(text.substring(0, blank), text.substring(blank + 1));
    }

    /** Why this step makes sense on no board at all, or null if there are boards on which it does. */
    public Result.@Nullable Bad flaw() {
        return switch (name) {
            case "relabel" -> null;
            case "swap-digits", "swap-rows", "swap-columns", "swap-bands", "swap-stacks" ->
                number(0) > 0 && number(1) > 0 ? null : bad(Reason.PAIR);
            case "transpose" -> argument.isEmpty() ? null : bad(Reason.NO_ARGUMENT);
            case "rotate" -> quarters() > 0 ? null : bad(Reason.ROTATE);
            case "mirror" -> argument.equals("left-right") || argument.equals("top-bottom") ? null : bad(Reason.MIRROR);
            default -> new Result.Bad(Reason.NAME, List.of(name, String.join(", ", NAMES)));
        };
    }

    /** What this step does to a board of rows, columns and boxes. */
    public Result on(Geometry geometry) {
        Result.Bad flaw = flaw();
        if (flaw != null) {
            return flaw;
        }
        int rows = geometry.boxRows();
        int columns = geometry.boxColumns();
        int side = geometry.side();
        return switch (name) {
            case "relabel" -> relabel(geometry);
            case "swap-digits" ->
                swap(geometry, side, side, (board, a, b) -> Transform.swapDigits(board, a + 1, b + 1));
            case "swap-rows" -> swap(geometry, side, rows, Transform::swapRows);
            case "swap-columns" -> swap(geometry, side, columns, Transform::swapColumns);
            // There are as many bands as a box has columns, and all of them may change places.
            case "swap-bands" -> swap(geometry, columns, columns, Transform::swapBands);
            case "swap-stacks" -> swap(geometry, rows, rows, Transform::swapStacks);
            case "transpose" -> new Result.Ok(Transform.transpose(geometry));
            case "rotate" -> new Result.Ok(Transform.rotate(geometry, quarters()));
            default ->
                new Result.Ok(
                        argument.equals("left-right")
                                ? Transform.mirrorLeftRight(geometry)
                                : Transform.mirrorTopBottom(geometry));
        };
    }

    private Result relabel(Geometry geometry) {
        int[] digits = new int[argument.length()];
        boolean[] seen = new boolean[Geometry.MAX_SIDE + 1];
        boolean fits = digits.length == geometry.side();
        for (int i = 0; i < digits.length; i++) {
            digits[i] = Symbols.digit(argument.charAt(i));
            fits &= digits[i] > 0 && digits[i] <= geometry.side() && !seen[digits[i]];
            seen[Math.max(0, digits[i])] = true;
        }
        return fits
                ? new Result.Ok(Transform.relabel(geometry, digits))
                : bad(Reason.RELABEL, geometry.side(), Symbols.text(geometry.side()));
    }

    /**
     * An exchange of two digits, lines or groups of lines.
     *
     * @param count how many there are
     * @param together how many of them, from each multiple of it on, may change places with each other
     */
    private Result swap(Geometry geometry, int count, int together, Swap swap) {
        int a = number(0) - 1;
        int b = number(1) - 1;
        if (Math.max(a, b) >= count) {
            return bad(Reason.RANGE, count);
        }
        return a / together == b / together ? new Result.Ok(swap.of(geometry, a, b)) : bad(Reason.APART);
    }

    /** One of the two numbers of a pair, of which those of digits are symbols; 0 or -1 if there is none. */
    private int number(int position) {
        int comma = argument.indexOf(',');
        if (comma < 0) {
            return -1;
        }
        String text = position == 0 ? argument.substring(0, comma) : argument.substring(comma + 1);
        if (name.equals("swap-digits")) {
            return text.length() == 1 ? Symbols.digit(text.charAt(0)) : -1;
        }
        return WholeNumbers.parse(text, 1, Geometry.MAX_SIDE);
    }

    private int quarters() {
        int angle = WholeNumbers.parse(argument, 90, 270);
        return angle > 0 && angle % 90 == 0 ? angle / 90 : -1;
    }

    private Result.Bad bad(Reason reason, Object... more) {
        Object[] args = new Object[more.length + 1];
        args[0] = argument;
        System.arraycopy(more, 0, args, 1, more.length);
        return new Result.Bad(reason, List.of(args));
    }
}
