package io.shudu.cli.command;

import io.shudu.cli.input.Input;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code shudu serate}: rates as the program of that name, with its options, so that scripts move over by a change of
 * one word. Like there, a line that is too short is passed over, and what is no digit is an empty cell.
 */
@Command(name = "serate")
public final class SerateCommand extends RatingCommand {
    private static final int LINE = 81;
    /** The techniques of Sudoku Explainer 1.2.1 among those of SukakuExplainer. */
    private static final String TECHNIQUES = "1111111111010111011011011011000010100010111111";

    @Option(names = "--in", paramLabel = "FILE", hidden = true, descriptionKey = "serate-same")
    public List<String> in = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE", hidden = true, descriptionKey = "serate-same")
    public @Nullable String out;

    @Option(names = "-t", paramLabel = "N", hidden = true, descriptionKey = "serate-same")
    public @Nullable String threads;

    @Option(
            names = {"-~", "--techs"},
            paramLabel = "TECHS",
            hidden = true,
            descriptionKey = "serate-same")
    public @Nullable String techniques;

    /** What would change the numbers or the rules: only what leaves them as they are is understood. */
    @Option(
            names = {
                "--batch",
                "-B",
                "--revisedRating",
                "-N",
                "--FCPlus",
                "-P",
                "--isDG",
                "-D",
                "--isWindows",
                "-W",
                "--isX",
                "-X",
                "--isGirandola",
                "-R",
                "--isAsterisk",
                "-K",
                "--isCD",
                "-E",
                "--isAntiKnight",
                "-n",
                "--isAntiKing",
                "-k",
                "--isToroidal",
                "-O",
                "--isNC",
                "-c"
            },
            paramLabel = "N",
            hidden = true,
            descriptionKey = "serate-same")
    public List<String> off = new ArrayList<>();

    @Option(
            names = {"--isBlocks", "-Q", "--islkSudokuBUG", "-G", "--islkSudokuURUL", "-U"},
            paramLabel = "N",
            hidden = true,
            descriptionKey = "serate-same")
    public List<String> on = new ArrayList<>();

    public SerateCommand(Session session) {
        super(session);
    }

    @Override
    public void checkOptions() {
        check(techniques == null || techniques.equals(TECHNIQUES));
        check(off.stream().allMatch("0"::equals));
        check(on.stream().allMatch("1"::equals));
        input.files.addAll(in);
        input.from = "line";
        sink.file = out == null ? sink.file : out;
        sink.format = sink.format == null ? SeTemplate.USUAL : sink.format;
        workload.threads = threads == null ? workload.threads : threads;
        if (workload.threads != null && workload.threads.matches("0|-[0-9]+")) {
            workload.threads = null;
        }
        scale = "se";
        super.checkOptions();
    }

    private void check(boolean understood) {
        Values.refuseIf(!understood, "usage.serate");
    }

    @Override
    public Result result(Input.Item item, Sink.Shape shape, Solvers solvers) {
        String text = item.part().text();
        if (!(item.part() instanceof Entry.Puzzle puzzle) || text.length() < LINE) {
            return Result.good("");
        }
        int[] digits = new int[LINE];
        for (int cell = 0; cell < LINE; cell++) {
            char sign = text.charAt(cell);
            digits[cell] = sign >= '1' && sign <= '9' ? sign - '0' : 0;
        }
        return Result.good(explained(puzzle, Grid.ofGivens(Geometry.CLASSIC, digits), null, shape, solvers));
    }
}
