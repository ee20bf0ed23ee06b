package io.shudu.render.words;

/**
 * The names of techniques, what each of them is in one line, and sentences that tell why a step can be done.
 *
 * <p>Fish come in seven kinds and six sizes; their names are put together here, so that each word stands once.
 */
public final class TechniqueWords {
    private static final String[][] FISH_SIZES = {
        {"x-wing", "X-Wing", "X 翼"},
        {"swordfish", "Swordfish", "剑鱼"},
        {"jellyfish", "Jellyfish", "水母"},
        {"squirmbag", "Squirmbag", "五阶鱼"},
        {"whale", "Whale", "六阶鱼"},
        {"leviathan", "Leviathan", "七阶鱼"},
    };

    private static final String[][] FISH_KINDS = {
        {"", "", ""},
        {"finned-", "finned ", "带鳍"},
        {"sashimi-", "sashimi ", "退化带鳍"},
        {"franken-", "franken ", "含宫"},
        {"finned-franken-", "finned franken ", "带鳍含宫"},
        {"mutant-", "mutant ", "交叉"},
        {"finned-mutant-", "finned mutant ", "带鳍交叉"},
    };

    private static final String[][] FISH_MEANINGS = {
        {
            "In {0} rows a digit has places in {0} columns only, or the other way round: elsewhere in these it goes.",
            "一个数字在 {0} 行里只落在 {0} 列中（或反过来）：这些列的其他格都不能填它。"
        },
        {
            "A fish of {0} lines but for a few places in one box (fins): what sees all fins goes.",
            "{0} 阶鱼，但某一宫里多出几个位置（鳍）：能看到全部鳍的目标可以删除。"
        },
        {"A finned fish of {0} lines in which one line has no place left but its fins.", "{0} 阶带鳍鱼，其中一条线去掉鳍后只剩一个位置。"},
        {"A fish of {0} houses that uses boxes as well as lines.", "用到宫的 {0} 阶鱼。"},
        {"A fish of {0} houses with boxes and lines, but for some fins.", "用到宫、并且带鳍的 {0} 阶鱼。"},
        {"A fish of {0} houses of any kind: rows, columns and boxes mixed.", "行、列、宫混用的 {0} 阶鱼。"},
        {"A fish of {0} houses of any kind, but for some fins.", "行、列、宫混用、并且带鳍的 {0} 阶鱼。"},
    };

    /** The words: a technique by its id, what it is with {@code .is}, the reason of a step with {@code .why}. */
    public static final Words WORDS = Words.of(fish() + """
            full-house = full house
                最后一格
            full-house.is = The last empty cell of a house takes the last digit.
                一个区域只剩一个空格，就填入剩下的数字。
            full-house.why = Only one cell is empty in {house}: {cell} must be {digit}.
                {house}只剩一个空格：{cell} 必定是 {digit}。

            hidden-single = hidden single
                排除
            hidden-single.is = A digit has only one place left in a house.
                一个数字在某个区域里只剩一个位置。
            hidden-single.why = In {house}, {digit} can only go to {cell}.
                {house}里，{digit} 只能填在 {cell}。

            naked-single = naked single
                唯余
            naked-single.is = A cell has only one digit left.
                一个格子只剩一个候选数。
            naked-single.why = In {cell} only {digit} is possible.
                {cell} 只能填 {digit}。

            direct-pointing = direct pointing
                直观宫区块
            direct-pointing.is = A digit is locked to a line inside a box, and this leaves one place for it elsewhere.
                一个数字在宫内锁定在一条线上，于是在别处只剩一个位置。
            direct-claiming = direct claiming
                直观行列区块
            direct-claiming.is = A digit is locked to a box inside a line, and this leaves one place for it elsewhere.
                一个数字在行列内锁定在一个宫里，于是在别处只剩一个位置。
            direct-hidden-pair = direct hidden pair
                直观隐性数对
            direct-hidden-pair.is = Two digits take two cells of a house, and this leaves one place for another digit.
                两个数字占住一个区域的两格，于是另一个数字只剩一个位置。
            direct-hidden-triple = direct hidden triple
                直观隐性三数组
            direct-hidden-triple.is = Three digits take three cells of a house, and this leaves one place for another digit.
                三个数字占住一个区域的三格，于是另一个数字只剩一个位置。

            pointing = pointing
                宫区块
            pointing.is = In a box a digit stands on one line only: elsewhere on this line it goes.
                一个数字在某宫里只在一条线上：这条线的其他格都不能填它。
            pointing.why = In {base}, {digit} can only stand in {cover}. So no other cell of {cover} can be {digit}.
                {base}里，{digit} 只能在{cover}上。所以{cover}的其他格都不能是 {digit}。
            claiming = claiming
                行列区块
            claiming.is = On a line a digit stands in one box only: elsewhere in this box it goes.
                一个数字在某行（列）里只在一个宫中：这个宫的其他格都不能填它。
            claiming.why = In {base}, {digit} can only stand in {cover}. So no other cell of {cover} can be {digit}.
                {base}里，{digit} 只能在{cover}中。所以{cover}的其他格都不能是 {digit}。

            locked-pair = locked pair
                区块数对
            locked-pair.is = A naked pair on a line inside a box: its digits go from the rest of both.
                显性数对同在一宫一线：宫和线的其他格都不能填这两个数字。
            locked-pair.why = The cells {cells} take {digits} between them. So no other cell of {houses} can have these digits.
                {cells} 正好放下 {digits}。所以{houses}的其他格都不能填这些数字。
            locked-triple = locked triple
                区块三数组
            locked-triple.is = A naked triple on a line inside a box: its digits go from the rest of both.
                显性三数组同在一宫一线：宫和线的其他格都不能填这三个数字。
            locked-triple.why = The cells {cells} take {digits} between them. So no other cell of {houses} can have these digits.
                {cells} 正好放下 {digits}。所以{houses}的其他格都不能填这些数字。
            naked-pair = naked pair
                显性数对
            naked-pair.is = Two cells of a house have the same two candidates: these digits go from its other cells.
                一个区域的两格只有相同的两个候选数：其他格不能填这两个数字。
            naked-pair.why = The cells {cells} take {digits} between them. So no other cell of {houses} can have these digits.
                {cells} 正好放下 {digits}。所以{houses}的其他格都不能填这些数字。
            naked-triple = naked triple
                显性三数组
            naked-triple.is = Three cells of a house have three candidates between them: these go from its other cells.
                一个区域的三格总共只有三个候选数：其他格不能填这些数字。
            naked-triple.why = The cells {cells} take {digits} between them. So no other cell of {houses} can have these digits.
                {cells} 正好放下 {digits}。所以{houses}的其他格都不能填这些数字。
            naked-quad = naked quad
                显性四数组
            naked-quad.is = Four cells of a house have four candidates between them: these go from its other cells.
                一个区域的四格总共只有四个候选数：其他格不能填这些数字。
            naked-quad.why = The cells {cells} take {digits} between them. So no other cell of {houses} can have these digits.
                {cells} 正好放下 {digits}。所以{houses}的其他格都不能填这些数字。
            hidden-pair = hidden pair
                隐性数对
            hidden-pair.is = Two digits have the same two places in a house: other digits go from these cells.
                两个数字在一个区域里只有相同的两个位置：这两格不能填其他数字。
            hidden-pair.why = In {house}, {digits} can only go to {cells}. So these cells have no other digit.
                {house}里，{digits} 只能填在 {cells}。所以这些格没有其他数字。
            hidden-triple = hidden triple
                隐性三数组
            hidden-triple.is = Three digits have three places in a house between them: other digits go from these cells.
                三个数字在一个区域里总共只有三个位置：这三格不能填其他数字。
            hidden-triple.why = In {house}, {digits} can only go to {cells}. So these cells have no other digit.
                {house}里，{digits} 只能填在 {cells}。所以这些格没有其他数字。
            hidden-quad = hidden quad
                隐性四数组
            hidden-quad.is = Four digits have four places in a house between them: other digits go from these cells.
                四个数字在一个区域里总共只有四个位置：这四格不能填其他数字。
            hidden-quad.why = In {house}, {digits} can only go to {cells}. So these cells have no other digit.
                {house}里，{digits} 只能填在 {cells}。所以这些格没有其他数字。

            kraken-fish-1 = kraken fish, type 1
                海妖鱼（类型 1）
            kraken-fish-1.is = A finned fish whose fins all lead to the same removal by chains.
                带鳍鱼的每个鳍都通过链推出同一个删除。
            kraken-fish-2 = kraken fish, type 2
                海妖鱼（类型 2）
            kraken-fish-2.is = All places of a fish in a cover house, and its fins, lead to the same removal by chains.
                鱼在一个覆盖区域里的所有位置和鳍都通过链推出同一个删除。

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

            remote-pair = remote pair
                远程数对
            remote-pair.is = A chain of cells with the same two candidates: what sees two of different colour loses both digits.
                一串只有相同两个候选数的格：能看到不同颜色两格的格不能填这两个数字。
            xy-wing = XY-Wing
                XY 翼
            xy-wing.is = A cell XY sees cells XZ and YZ: what sees both of these is not Z.
                格 XY 看到格 XZ 和格 YZ：能同时看到后两格的格不是 Z。
            xyz-wing = XYZ-Wing
                XYZ 翼
            xyz-wing.is = A cell XYZ sees cells XZ and YZ: what sees all three is not Z.
                格 XYZ 看到格 XZ 和格 YZ：能看到这三格的格不是 Z。
            w-wing = W-Wing
                W 翼
            w-wing.is = Two cells XY whose X are joined by a strong link: what sees both cells is not Y.
                两个 XY 格的 X 以强链相连：能看到这两格的格不是 Y。

            unique-rectangle-1 = unique rectangle, type 1
                唯一矩形（类型 1）
            unique-rectangle-1.is = Three corners have just two digits: the fourth must have another.
                三个角只有两个数字：第四个角必须是别的数字。
            unique-rectangle-2 = unique rectangle, type 2
                唯一矩形（类型 2）
            unique-rectangle-2.is = Two corners on a line have the same extra digit: one of them takes it.
                同线的两个角有同一个多余数字：其中一个必须填它。
            unique-rectangle-3 = unique rectangle, type 3
                唯一矩形（类型 3）
            unique-rectangle-3.is = The extra digits of two corners form a naked subset with other cells.
                两个角的多余数字和其他格组成显性数组。
            unique-rectangle-4 = unique rectangle, type 4
                唯一矩形（类型 4）
            unique-rectangle-4.is = One digit of the rectangle is tied to two corners: the other digit goes from them.
                矩形的一个数字锁定在两个角上：另一个数字从这两角删除。
            unique-rectangle-5 = unique rectangle, type 5
                唯一矩形（类型 5）
            unique-rectangle-5.is = Two corners across, or three, have the same extra digit: one of them takes it.
                对角的两个角或三个角有同一个多余数字：其中一个必须填它。
            unique-rectangle-6 = unique rectangle, type 6
                唯一矩形（类型 6）
            unique-rectangle-6.is = A digit forms an X-Wing on the corners: it stands where the pattern would otherwise be deadly.
                一个数字在四角构成 X 翼：它必须填在能避免双解的位置。
            hidden-rectangle = hidden rectangle
                隐性唯一矩形
            hidden-rectangle.is = Strong links on one digit from the corner across: there the other digit goes.
                从对角出发的强链锁住一个数字：那个角的另一个数字可以删除。
            avoidable-rectangle-1 = avoidable rectangle, type 1
                可规避矩形（类型 1）
            avoidable-rectangle-1.is = Three solved corners that were not given: the fourth must not complete two digits that could swap.
                三个已解（不是题目给出）的角：第四个角不能凑成可互换的矩形。
            avoidable-rectangle-2 = avoidable rectangle, type 2
                可规避矩形（类型 2）
            avoidable-rectangle-2.is = Two solved corners that were not given: an extra digit must stand in one of the others.
                两个已解（不是题目给出）的角：另外两角之一必须是多余数字。
            unique-loop-1 = unique loop, type 1
                唯一环（类型 1）
            unique-loop-1.is = A loop of cells with the same two digits, one cell excepted: this one must have another digit.
                一圈格子都只有相同的两个数字，只有一格例外：这一格必须是别的数字。
            unique-loop-2 = unique loop, type 2
                唯一环（类型 2）
            unique-loop-2.is = Two cells of such a loop have the same extra digit: one of them takes it.
                这样的环里有两格带同一个多余数字：其中一格必须填它。
            unique-loop-3 = unique loop, type 3
                唯一环（类型 3）
            unique-loop-3.is = The extra digits of two cells of such a loop form a subset with other cells.
                这样的环里两格的多余数字和其他格组成数组。
            unique-loop-4 = unique loop, type 4
                唯一环（类型 4）
            unique-loop-4.is = One digit of such a loop is tied to two of its cells: the other digit goes from them.
                这样的环的一个数字锁定在其中两格：另一个数字从这两格删除。
            bug-1 = BUG+1
                全双值格（BUG+1）
            bug-1.is = All cells but one have two candidates: the third candidate of that one is true.
                除一格外所有空格都只有两个候选数：那一格多出的候选数为真。
            bug-2 = BUG, type 2
                全双值格（类型 2）
            bug-2.is = All extra candidates of a BUG are one digit: what sees them all is not that digit.
                BUG 的多余候选数是同一个数字：能看到它们全部的格不是这个数字。
            bug-3 = BUG, type 3
                全双值格（类型 3）
            bug-3.is = The extra candidates of a BUG form a naked subset with other cells.
                BUG 的多余候选数和其他格组成显性数组。
            bug-4 = BUG, type 4
                全双值格（类型 4）
            bug-4.is = Two cells of a BUG in one house share a digit: their other digits are tied down.
                BUG 的两格同区域并共有一个数字：它们的其他数字随之确定。

            sue-de-coq = Sue de Coq
                融合待定数组
            sue-de-coq.is = Cells where a line crosses a box share their digits with two sets, one on each: all of these are fixed.
                行列与宫交叉的格和两边的格组成数组：两边的其他格都不能填这些数字。
            als-xz = ALS-XZ
                待定数组 XZ
            als-xz.is = Two almost locked sets that cannot both have X: what sees all Z of both is not Z.
                两个待定数组不能同时含 X：能看到两边全部 Z 的格不是 Z。
            als-xy-wing = ALS-XY-Wing
                待定数组 XY 翼
            als-xy-wing.is = A third almost locked set joins two others by X and by Y: what sees all Z of both is not Z.
                第三个待定数组以 X 和 Y 连接另外两个：能看到两边全部 Z 的格不是 Z。
            als-chain = ALS chain
                待定数组链
            als-chain.is = A chain of almost locked sets: what sees all Z of the first and the last is not Z.
                一串待定数组：能看到首尾两个数组全部 Z 的格不是 Z。
            death-blossom = death blossom
                死亡绽放
            death-blossom.is = Each candidate of a cell touches an almost locked set: what all these sets would take from a cell goes.
                一个格子的每个候选数各连一个待定数组：这些数组都要占用的数字可以删除。
            aligned-pair-exclusion = aligned pair exclusion
                成对排除
            aligned-pair-exclusion.is = Of the ways to fill two cells, those that would empty a third are out.
                两格的填法中，会让第三格无数可填的都排除。
            aligned-triplet-exclusion = aligned triplet exclusion
                三格排除
            aligned-triplet-exclusion.is = Of the ways to fill three cells, those that would empty another are out.
                三格的填法中，会让另一格无数可填的都排除。

            x-chain = X-Chain
                X 链
            x-chain.is = A chain on one digit that begins and ends with a strong link: what sees both ends goes.
                一个数字的链，首尾都是强链：能看到两端的格不能填它。
            xy-chain = XY-Chain
                XY 链
            xy-chain.is = A chain of cells with two candidates: what sees both ends loses the digit that they share.
                由双候选数格组成的链：能看到两端的格不能填两端共有的数字。
            continuous-nice-loop = continuous nice loop
                连续环
            continuous-nice-loop.is = A loop of links that closes: what sees both ends of one of its weak links goes.
                首尾相接的环：能看到其中一条弱链两端的候选数可以删除。
            discontinuous-nice-loop = discontinuous nice loop
                不连续环
            discontinuous-nice-loop.is = A loop of links that says something about the cell where it begins.
                回到起点格的环，由此得知起点格的情况。
            aic = AIC
                交替推理链
            aic.is = A chain of links of which one end must be true: what sees both ends goes.
                两端必有一真的链：能看到两端的候选数可以删除。
            grouped-continuous-nice-loop = grouped continuous nice loop
                带组连续环
            grouped-continuous-nice-loop.is = A continuous nice loop in which cells of a box and a line act as one.
                用到组（一宫一线上的几格当作一个）的连续环。
            grouped-discontinuous-nice-loop = grouped discontinuous nice loop
                带组不连续环
            grouped-discontinuous-nice-loop.is = A discontinuous nice loop in which cells of a box and a line act as one.
                用到组的不连续环。
            grouped-aic = grouped AIC
                带组交替推理链
            grouped-aic.is = An AIC in which cells of a box and a line act as one.
                用到组的交替推理链。

            forcing-chain-contradiction = forcing chain, contradiction
                强制链（矛盾）
            forcing-chain-contradiction.is = An assumption leads by links to a contradiction: it is false.
                一个假设沿着链推出矛盾：假设不成立。
            forcing-chain-verity = forcing chain, verity
                强制链（必然）
            forcing-chain-verity.is = All possibilities lead by links to the same: it is true.
                所有可能都沿着链推出同一结论：结论成立。
            forcing-net-contradiction = forcing net, contradiction
                强制网（矛盾）
            forcing-net-contradiction.is = An assumption leads to a contradiction by steps that rest on several others.
                一个假设推出矛盾，其中有的步骤依靠几个前提。
            forcing-net-verity = forcing net, verity
                强制网（必然）
            forcing-net-verity.is = All possibilities lead to the same, by steps that rest on several others.
                所有可能都推出同一结论，其中有的步骤依靠几个前提。
            nishio = Nishio
                Nishio 试数
            nishio.is = A digit in a cell would leave the same digit without a place elsewhere.
                某格填这个数字，会使同一数字在别处没有位置。
            cell-forcing-chain = cell forcing chain
                单元格强制链
            cell-forcing-chain.is = All candidates of a cell lead to the same.
                一个格子的所有候选数都推出同一结论。
            region-forcing-chain = region forcing chain
                区域强制链
            region-forcing-chain.is = All places of a digit in a house lead to the same.
                一个数字在某区域的所有位置都推出同一结论。
            dynamic-forcing-chain = dynamic forcing chain
                动态强制链
            dynamic-forcing-chain.is = A forcing chain that counts what it has removed on the way.
                把推理途中删除的候选数也算进去的强制链。
            nested-forcing-chain = nested forcing chain
                嵌套强制链
            nested-forcing-chain.is = A forcing chain that uses other chains as its steps.
                把其他链当作步骤的强制链。
            template-set = template, set
                模板（填入）
            template-set.is = All ways to place a digit on the board have a cell in common.
                一个数字的所有整盘放法都包含某一格。
            template-delete = template, delete
                模板（删除）
            template-delete.is = No way to place a digit on the board uses a cell.
                一个数字的所有整盘放法都不用某一格。
            """);

    private TechniqueWords() {}

    private static String fish() {
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < FISH_KINDS.length; kind++) {
            for (int size = 0; size < FISH_SIZES.length; size++) {
                String id = FISH_KINDS[kind][0] + FISH_SIZES[size][0];
                entry(id, FISH_KINDS[kind][1] + FISH_SIZES[size][1], FISH_KINDS[kind][2] + FISH_SIZES[size][2], text);
                String lines = Integer.toString(size + 2);
                entry(
                        id + ".is",
                        FISH_MEANINGS[kind][0].replace("{0}", lines),
                        FISH_MEANINGS[kind][1].replace("{0}", lines),
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
