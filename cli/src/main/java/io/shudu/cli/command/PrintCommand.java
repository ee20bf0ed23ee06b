package io.shudu.cli.command;

import io.shudu.cli.input.Input;
import io.shudu.cli.session.Session;
import io.shudu.core.grid.WholeNumbers;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code shudu print}: puzzles on paper.
 *
 * <p>Nothing here may use a class of the module for printing, whose jars are missing when another command runs: that is
 * left to {@link Printing}.
 */
@Command(name = "print")
public final class PrintCommand extends NeedsMore {
    /** More than that make a file that nobody can open. */
    public static final int MOST = 10_000;

    /** What can be printed; tests hold these lists to what there is. */
    public static final List<String> FORMATS = List.of("pdf", "brf");

    public static final List<String> PAPERS = List.of("a4", "letter", "a5", "a3");
    public static final List<String> PER_PAGE = List.of("1", "2", "4", "6", "9");
    public static final List<String> ANSWERS = List.of("end", "below", "pages", "none");
    public static final List<String> LOOKS = List.of("normal", "contrast", "black");

    @Mixin
    public Input input = new Input();

    @Mixin
    public Making making = new Making();

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT")
    public String format = "pdf";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    public @Nullable String file;

    @Option(names = "--paper", paramLabel = "PAPER")
    public String paper = "a4";

    @Option(names = "--per-page", paramLabel = "N")
    public @Nullable String perPage;

    @Option(names = "--answers", paramLabel = "WHERE")
    public String answers = "end";

    @Option(names = "--hints")
    public boolean hints;

    @Option(names = "--candidates")
    public boolean candidates;

    @Option(names = "--look", paramLabel = "LOOK")
    public String look = "normal";

    @Option(names = "--large")
    public boolean large;

    @Option(names = "--title", paramLabel = "TEXT")
    public @Nullable String title;

    @Option(names = "--no-fields")
    public boolean noFields;

    @Option(names = "--no-ids")
    public boolean noIds;

    @Option(names = "--qr", paramLabel = "ADDRESS")
    public @Nullable String qr;

    @Option(names = "--font", paramLabel = "FILE")
    public @Nullable String font;

    @Option(names = "--book", paramLabel = "FILE")
    public @Nullable String book;

    @Mixin
    public Workload workload = new Workload();

    public PrintCommand(Session session) {
        super(session, "print.jars");
    }

    @Override
    public void checkOptions() {
        Values.oneOf("--format", format, FORMATS);
        Values.oneOf("--paper", paper, PAPERS);
        Values.oneOf("--answers", answers, ANSWERS);
        Values.oneOf("--look", look, LOOKS);
        if (perPage != null) {
            Values.oneOf("--per-page", perPage, PER_PAGE);
        }
        Values.refuseIf(large && perPage != null && !perPage.equals("1"), "usage.print-large");
        Values.refuseIf(hints && answers.equals("none"), "usage.print-hints");
        Values.address(qr, "usage.qr");
        Values.refuseIf(isBraille() && answers.equals("below"), "usage.brf-below");
        Values.refuseIf(file == null && session.outIsTerminal() && !isBraille(), "usage.print-output");
        making.check(input, messages);
        boolean others = making.isWanted()
                || !input.puzzles.isEmpty()
                || !input.files.isEmpty()
                || perPage != null
                || large
                || hints
                || candidates
                || title != null
                || qr != null
                || isBraille();
        Values.refuseIf(book != null && others, "usage.book-alone");
    }

    /** Whether it is for an embosser. */
    public boolean isBraille() {
        return format.equals("brf");
    }

    /** How many puzzles stand on a page. */
    public int perPage() {
        return perPage == null ? (large ? 1 : 2) : WholeNumbers.parse(perPage, 1, 9);
    }

    @Override
    int run() throws InterruptedException {
        return new Printing(session, this).run();
    }
}
