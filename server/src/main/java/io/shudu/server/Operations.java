package io.shudu.server;

import io.shudu.api.Answer;
import io.shudu.api.Api;
import io.shudu.api.Limits;
import io.shudu.api.Operation;

/** What the server asks to answer requests: the engine, or something simpler in tests. */
@FunctionalInterface
interface Operations {
    /**
     * How much a stranger may ask for in one request. Compared with what people may do on their own machines: shorter
     * requests and answers, smaller boards, fewer guesses and tries.
     *
     * <p>The most costly requests of each operation that were found within these limits, in seconds of a core, the
     * first time and when the program was warm: parse 0.6 and 0.3 (a frame and nothing but marks), write 0.01, solve
     * 0.5 and 0.3 (a 25×25 without solution that takes all guesses), check the same and 0.3 (a 25×25 without a clue to
     * spare), judge 0.3 and 0.2, hint 0.01, generate 0.8 and 0.6 (16×16 by shuffle with no clues left, 9×9 by boxes
     * likewise), transform 0.1, canon 0.1, refine 1.3 and 0.6 (a complete 25×25), rewind 0.1, draw 0.2 (all candidates
     * of a 25×25).
     */
    Limits LIMITS = new Limits(1 << 18, 2000, 1 << 20, 25, 16, 1000, 1000, 5_000, 10_000_000, 200);

    /** The longest answer to a batch, but for what keeps its items apart. */
    int LONGEST_OF_BATCH = 4 * LIMITS.answer();

    /** The engine, within {@link #LIMITS}. */
    Operations ENGINE = (operation, request, longest) -> Api.answer(operation, request, LIMITS.withAnswer(longest));

    /** The longest answer to each of so many requests in a batch: they share what there is alike. */
    static int longestOf(int items) {
        return Math.min(LIMITS.answer(), LONGEST_OF_BATCH / Math.max(1, items));
    }

    /**
     * Responses one request.
     *
     * @param longest the most characters of the answer
     * @return the answer, or why there is none
     */
    Answer answer(Operation operation, String request, int longest);
}
