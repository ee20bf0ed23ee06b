package io.shudu.render.words;

/**
 * Fish. They come in seven kinds and six sizes; their words are put together here, so that each of them stands once.
 */
final class FishWords {
    /** Id and name, and how many houses they have. */
    private static final String[][] SIZES = {
        {"x-wing", "X-Wing", "X 翼", "two", "两"},
        {"swordfish", "Swordfish", "剑鱼", "three", "三"},
        {"jellyfish", "Jellyfish", "水母", "four", "四"},
        {"squirmbag", "Squirmbag", "五阶鱼", "five", "五"},
        {"whale", "Whale", "六阶鱼", "six", "六"},
        {"leviathan", "Leviathan", "七阶鱼", "seven", "七"},
    };

    private static final String[][] KINDS = {
        {"", "", ""},
        {"finned-", "finned ", "带鳍"},
        {"sashimi-", "sashimi ", "退化带鳍"},
        {"franken-", "franken ", "含宫"},
        {"finned-franken-", "finned franken ", "带鳍含宫"},
        {"mutant-", "mutant ", "交叉"},
        {"finned-mutant-", "finned mutant ", "带鳍交叉"},
    };

    private static final String[][] MEANINGS = {
        {
            "In {n} rows a digit has places in {n} columns only, or the other way round: elsewhere in these it goes.",
            "一个数字在 {n} 行里只落在 {n} 列中（或反过来）：这些列的其他格都不能填它。"
        },
        {
            "A fish of {n} lines but for a few places in one box (fins): what sees all fins goes.",
            "{n} 阶鱼，但某一宫里多出几个位置（鳍）：能看到全部鳍的目标可以删除。"
        },
        {
            "A finned fish of {n} lines in which one line has at most one place besides its fins.",
            "{n} 阶带鳍鱼，其中一条线去掉鳍后至多剩一个位置。"
        },
        {"A fish of {n} houses that uses boxes as well as lines.", "用到宫的 {n} 阶鱼。"},
        {"A fish of {n} houses with boxes and lines, but for some fins.", "用到宫、并且带鳍的 {n} 阶鱼。"},
        {"A fish of {n} houses of any kind: rows, columns and boxes mixed.", "行、列、宫混用的 {n} 阶鱼。"},
        {"A fish of {n} houses of any kind, but for some fins.", "行、列、宫混用、并且带鳍的 {n} 阶鱼。"},
    };

    private static final String[] CANNIBALS = {
        "[ {cannibals} {cannibals|is|are} in more than one of these at once: a {digit} there would leave too few for the"
                + " others.]",
        "[{cannibals} 同在后面的几个区域，填在那里会一次占掉几个，剩下的就不够了。]"
    };

    private static final String[] TWIN = {
        "[ It is the same with {otherCover} in place of {cover}[, where the {otherFins|fin is|fins are} {otherFins}].]",
        "[把{cover}换成{otherCover}也一样[，鳍是 {otherFins}]。]"
    };

    private static final String[] REASON = {
        "In {base}, the digit {digit} can only stand in {cover}. Each of the first {n} houses needs one {digit}, so each"
                + " of the other {n} has its {digit} there and nowhere else." + CANNIBALS[0] + TWIN[0]
                + " So remove {out}.",
        "{base}的 {digit} 都落在{cover}。前{n}个区域各要一个 {digit}，正好占满后{n}个区域的 {digit}。" + CANNIBALS[1] + TWIN[1] + "所以删去 {out}。"
    };

    private static final String[] REASON_WITH_FINS = {
        "In {base}, the digit {digit} can only stand in {cover}[, or in the {fins|fin|fins} {fins}][, or in {endoFins},"
                + " which {endoFins|is in more than one of the first {n} houses and counts as a fin|are each in more than"
                + " one of the first {n} houses and count as fins}]. If no fin is {digit}, then each of the other {n}"
                + " houses has its {digit} in the first {n} and nowhere else." + CANNIBALS[0]
                + " If a fin is {digit}, then no cell that sees it is {digit}." + TWIN[0]
                + " So remove {out} in any case.",
        "{base}的 {digit} 只能落在{cover}[，或者鳍 {fins}][，或者 {endoFins}（同在前{n}个区域中的几个，也算鳍）]。"
                + "如果鳍都不是 {digit}，前{n}个区域的 {digit} 正好占满后{n}个区域。" + CANNIBALS[1]
                + "如果有一个鳍是 {digit}，看到它的格就不是 {digit}。" + TWIN[1] + "所以无论如何都删去 {out}。"
    };

    private static final String KRAKEN = """
            kraken-fish-1 = kraken fish, type 1
                海妖鱼（类型 1）
            kraken-fish-1.is = A finned fish whose fins all lead to the same removal by chains.
                带鳍鱼的每个鳍都通过链推出同一个删除。
            kraken-fish-2 = kraken fish, type 2
                海妖鱼（类型 2）
            kraken-fish-2.is = All places of a fish in a cover house, and its fins, lead to the same removal by chains.
                鱼在一个覆盖区域里的所有位置和鳍都通过链推出同一个删除。

            kraken-fish-1.why = In {base}, {digit} stands in {cover} only, but for {fins|the fin|the fins} {fins}. So either the fish is true and removes {out}, or a fin is true and leads to the same: {chains}. So remove {out}.
                {base}里，除了鳍 {fins}，{digit} 只在{cover}中。所以要么鱼成立，删去 {out}；要么有一个鳍为真，也推出同一结论：{chains}。所以删去 {out}。
            kraken-fish-2.why = In {base}, {digit} stands in {cover} only, but for {fins|the fin|the fins} {fins}. So {digit} stands in a fin, or at one of the places of the fish in {house}. All of them lead to the same: {chains}. So remove {out}.
                {base}里，除了鳍 {fins}，{digit} 只在{cover}中。所以 {digit} 要么在鳍上，要么在鱼与{house}相交的位置上，它们都推出同一结论：{chains}。所以删去 {out}。
            """;

    private FishWords() {}

    static String text() {
        StringBuilder text = new StringBuilder(KRAKEN);
        for (int kind = 0; kind < KINDS.length; kind++) {
            for (int size = 0; size < SIZES.length; size++) {
                String id = KINDS[kind][0] + SIZES[size][0];
                boolean hasFins = id.startsWith("finned") || id.startsWith("sashimi");
                String[] reason = hasFins ? REASON_WITH_FINS : REASON;
                String lines = Integer.toString(size + 2);
                entry(id, KINDS[kind][1] + SIZES[size][1], KINDS[kind][2] + SIZES[size][2], text);
                entry(
                        id + ".is",
                        MEANINGS[kind][0].replace("{n}", lines),
                        MEANINGS[kind][1].replace("{n}", lines),
                        text);
                // As words, because digits stand beside them.
                entry(
                        id + ".why",
                        reason[0].replace("{n}", SIZES[size][3]),
                        reason[1].replace("{n}", SIZES[size][4]),
                        text);
            }
        }
        return text.toString();
    }

    private static void entry(String key, String english, String chinese, StringBuilder text) {
        text.append(key)
                .append(" = ")
                .append(english)
                .append("\n    ")
                .append(chinese)
                .append("\n");
    }
}
