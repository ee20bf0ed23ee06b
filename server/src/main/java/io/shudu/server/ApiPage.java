package io.shudu.server;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The page about the API: its lists of operations and problems are those of the description and of the messages. */
final class ApiPage {
    private static final Pattern OPERATION =
            Pattern.compile("operationId: (.+)\n +summary: (.+)\n +x-summary-zh: (.+)\n");
    private static final String TITLE = "title.";

    private ApiPage() {}

    /** Puts the lists into the page. */
    static String fill(String page, String description) {
        String operations =
                OPERATION.matcher(description).results().map(ApiPage::row).collect(Collectors.joining());
        String problems = Messages.WORDS.keys().stream()
                .filter(key -> key.startsWith(TITLE))
                .map(key -> row(key.substring(TITLE.length()), Messages.ENGLISH.text(key), Messages.CHINESE.text(key)))
                .collect(Collectors.joining());
        return page.replace("<!-- operations -->", operations).replace("<!-- problems -->", problems);
    }

    private static String row(MatchResult operation) {
        return row(operation.group(1), operation.group(2), operation.group(3));
    }

    private static String row(String id, String english, String chinese) {
        return "<tr id=\"%s\"><td><code>%1$s</code></td><td>%s</td><td lang=\"zh\">%s</td></tr>\n    "
                .formatted(id, english, chinese);
    }
}
