package io.shudu.render.words;

/** A language that Shudu speaks. */
public enum Language {
    /** English. */
    ENGLISH("en"),
    /** Chinese in simplified characters. */
    CHINESE("zh");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    /** The name that programs exchange. */
    public String tag() {
        return tag;
    }

    /** The language of a tag such as {@code zh_CN.UTF-8}: Chinese if it says so, else English. */
    public static Language of(String tag) {
        return tag.regionMatches(true, 0, CHINESE.tag, 0, CHINESE.tag.length()) ? CHINESE : ENGLISH;
    }
}
