package io.shudu.render.words;

/** Patterns of one digit that are no fish. */
final class DigitWords {
    static final String TEXT = """
            skyscraper = skyscraper
                摩天楼
            skyscraper.is = Two lines with two places of a digit each share one end: what sees both other ends goes.
                一个数字在两条平行线上各有两个位置，一端对齐：能看到另外两端的格不能填它。
            two-string-kite = 2-string kite
                双线风筝
            two-string-kite.is = A row and a column with two places of a digit each meet in a box: what sees both far ends goes.
                一个数字在一行和一列里各有两个位置，并在一宫内相连：能看到两个远端的格不能填它。
            dual-two-string-kite = dual 2-string kite
                双重双线风筝
            dual-two-string-kite.is = Two 2-string kites on the same row and column.
                同一行列上的两个双线风筝。
            turbot-fish = turbot fish
                多宝鱼
            turbot-fish.is = Two strong links of a digit with a weak link between them: what sees both ends goes.
                一个数字的两条强链以弱链相连：能看到两端的格不能填它。
            empty-rectangle = empty rectangle
                空矩形
            empty-rectangle.is = In a box a digit stands on one row and one column only; with a strong link this removes it elsewhere.
                一个数字在某宫里只在一行一列上，再加一条强链，就能在别处删除它。
            dual-empty-rectangle = dual empty rectangle
                双重空矩形
            dual-empty-rectangle.is = Two empty rectangles in the same box.
                同一宫里的两个空矩形。
            simple-colors-trap = simple colours, trap
                简单染色（夹击）
            simple-colors-trap.is = Strong links of a digit in two colours, one of which is true: what sees both colours goes.
                把一个数字的强链染成两色，必有一色为真：能看到两种颜色的格不能填它。
            simple-colors-wrap = simple colours, wrap
                简单染色（冲突）
            simple-colors-wrap.is = Strong links of a digit in two colours: a colour that sees itself is false.
                把一个数字的强链染成两色：自己看到自己的颜色为假。
            multi-colors-1 = multi-colours, type 1
                多重染色（类型 1）
            multi-colors-1.is = Two pairs of colours whose halves see each other: what sees both other halves goes.
                两组颜色各有一色互相看到：能看到另外两色的格不能填它。
            multi-colors-2 = multi-colours, type 2
                多重染色（类型 2）
            multi-colors-2.is = A colour sees both colours of another pair: it is false.
                一种颜色看到另一组的两种颜色：它为假。

            part.two-groups = Strong links of {digit} join the cells of group A ({first}) with those of group B ({second}). So all cells of one group are {digit}, and no cell of the other group is.
                {digit} 的强链把这些格连成两组：A 组（{first}）和 B 组（{second}）。其中一组全是 {digit}，另一组全不是。
            part.four-groups = Strong links of {digit} make two pairs of groups: A ({first}) and B ({second}), C ({third}) and D ({further}). In each pair one group is right: all its cells are {digit}.
                {digit} 的强链连成两对分组：A 组（{first}）和 B 组（{second}），C 组（{third}）和 D 组（{further}）。每对里有一组成立，即全是 {digit}。
            skyscraper.why, two-string-kite.why, turbot-fish.why = Each of {houses} has only two places for {digit}. {joints} see each other in {joint}, so at most one of them is {digit}. So {ends|the cell|at least one of} {ends} is {digit}, and a cell that sees {ends|it|both} is not: remove {out}.
                {houses}里，{digit} 各只有两个位置。{joints} 在{joint}互相看到，最多一个是 {digit}。所以 {ends} {ends|必定|至少有一个}是 {digit}，{ends|看到它|同时看到这两格}的格不能是 {digit}：删去 {out}。
            dual-two-string-kite.why = Each of {houses} has only two places for {digit}. {joints} see each other in {joint}, so at most one of them is {digit}, and at least one of {ends} is {digit}. In the same way, {houses2} show that at least one of {ends2} is {digit2}. A cell that sees both ends of such a pair cannot have the digit: remove {out}.
                {houses}里，{digit} 各只有两个位置。{joints} 在{joint}互相看到，最多一个是 {digit}，所以 {ends} 至少有一个是 {digit}。同理，由{houses2}可知 {ends2} 至少有一个是 {digit2}。同时看到其中一对两端的格不能填这个数字：删去 {out}。
            empty-rectangle.why = In {base}, the digit {digit} can only stand in {line} or in {cover}. In {house}, the digit {digit} can only go to {near} or {far}. If {far} is not {digit}, then {near} is, and {base} must have its {digit} in {cover}. So a cell of {cover} that sees {far} is not {digit} in either case: remove {out}.
                {base}里，{digit} 只能在{line}或{cover}上。{house}里，{digit} 只能填在 {near} 或 {far}。如果 {far} 不是 {digit}，那么 {near} 是 {digit}，{base}的 {digit} 就在{cover}上。所以两种情况下，{cover}上看到 {far} 的格都不能是 {digit}：删去 {out}。
            dual-empty-rectangle.why = In {base}, the digit {digit} can only stand in {line} or in {cover}. In {house}, the digit {digit} can only go to {near} or {far}. If {far} is not {digit}, then {near} is, and {base} must have its {digit} in {cover}. It is the same with {line2} and {cover2}: in {house2}, the digit {digit} can only go to {near2} or {far2}, and if {far2} is not {digit}, then {near2} is, and {base} must have its {digit} in {cover2}. So a cell of {cover} that sees {far}, and a cell of {cover2} that sees {far2}, is not {digit}: remove {out}.
                {base}里，{digit} 只能在{line}或{cover}上。{house}里，{digit} 只能填在 {near} 或 {far}。如果 {far} 不是 {digit}，那么 {near} 是 {digit}，{base}的 {digit} 就在{cover}上。{line2}和{cover2}也一样：{house2}里，{digit} 只能填在 {near2} 或 {far2}；如果 {far2} 不是 {digit}，那么 {near2} 是 {digit}，{base}的 {digit} 就在{cover2}上。所以{cover}上看到 {far} 的格、{cover2}上看到 {far2} 的格都不能是 {digit}：删去 {out}。
            simple-colors-trap.why = {+part.two-groups} A cell that sees both groups cannot be {digit}: remove {out}.
                {+part.two-groups}同时看到两组的格不能是 {digit}：删去 {out}。
            simple-colors-wrap.why = {+part.two-groups} {clash} are both in group A and see each other, so group A is the wrong one: remove {out}.
                {+part.two-groups}{clash} 同在 A 组却互相看到，所以 A 组不成立：删去 {out}。
            multi-colors-1.why = {+part.four-groups} {clash} see each other, so A and C are not both right: B or D is.[ {clash2} see each other, so B or C is right.][ {clash3} see each other, so A or D is right.][ {clash4} see each other, so A or C is right.] A cell that sees both of two such groups cannot be {digit}: remove {out}.
                {+part.four-groups}{clash} 互相看到，A、C 不能都成立，所以 B 或 D 成立。[{clash2} 互相看到，所以 B 或 C 成立。][{clash3} 互相看到，所以 A 或 D 成立。][{clash4} 互相看到，所以 A 或 C 成立。]同时看到这样两组的格不能是 {digit}：删去 {out}。
            multi-colors-2.why = {+part.four-groups} {clash} see each other, so A and C are not both right. {clash2} see each other, so A and D are not both right. C or D is right, so A is wrong: remove {out}.
                {+part.four-groups}{clash} 互相看到，A、C 不能都成立。{clash2} 互相看到，A、D 不能都成立。C、D 必有一组成立，所以 A 组不成立：删去 {out}。
            """;

    private DigitWords() {}
}
