package io.shudu.server;

import java.util.List;
import org.eclipse.jetty.http.QuotedQualityCSV;
import org.jspecify.annotations.Nullable;

/** What a client says it accepts, in headers such as {@code Accept-Language: zh-CN,zh;q=0.9}. */
final class Preferences {
    private Preferences() {}

    /** What a header lists, best first, without what it excludes ({@code q=0}). */
    static List<String> of(@Nullable String header) {
        if (header == null) {
            return List.of();
        }
        QuotedQualityCSV values = new QuotedQualityCSV();
        values.addValue(header);
        return values.getValues();
    }
}
