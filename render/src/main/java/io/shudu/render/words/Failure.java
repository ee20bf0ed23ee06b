package io.shudu.render.words;

import io.shudu.core.format.ParseResult;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why there is no result: a reason with arguments, and the words for it. */
public sealed interface Failure {
    /** What is wrong, and what is accepted. */
    String words(Language language);

    /**
     * A request makes no sense.
     *
     * @param field the field that is missing or wrong, empty for the request as a whole
     * @param reason what is accepted there
     * @param args what the reason speaks of
     */
    record BadRequest(String field, RequestReason reason, List<String> args) implements Failure {
        /** Copies the arguments. */
        public BadRequest {
            args = List.copyOf(args);
        }

        @Override
        public String words(Language language) {
            String accepted = accepted(language);
            return field.isEmpty()
                    ? EngineWords.WORDS.text(language, "request.whole", accepted)
                    : EngineWords.WORDS.text(language, "request.field", field, accepted);
        }

        /** What is accepted. */
        public String accepted(Language language) {
            Object[] shown = args.toArray();
            switch (reason) {
                case JSON -> shown[1] = Explanation.expected(language, args.get(1));
                case ID -> shown[0] = Explanation.id(language, args.get(0), args.get(1));
                case STEP -> {
                    Object[] rest = args.subList(2, args.size()).toArray();
                    shown[0] = EngineWords.WORDS.text(language, "step." + args.get(0), rest);
                }
                default -> {}
            }
            return EngineWords.WORDS.text(language, "request." + reason.id(), shown);
        }
    }

    /**
     * A text is no grid.
     *
     * @param field which field of a request, null if there is no request
     * @param bad what is wrong
     */
    record BadPuzzle(@Nullable String field, ParseResult.Bad bad) implements Failure {
        @Override
        public String words(Language language) {
            String reason = Explanation.reason(language, bad);
            return bad.column() == 0
                    ? reason
                    : EngineWords.WORDS.text(language, "place", bad.line(), bad.column(), reason);
        }
    }
}
