package io.shudu.render.words;

/** Locked candidates and subsets. */
final class SubsetWords {
    static final String TEXT = """
            pointing = pointing
                宫区块
            pointing.is = In a box a digit stands on one line only: elsewhere on this line it goes.
                一个数字在某宫里只在一条线上：这条线的其他格都不能填它。
            claiming = claiming
                行列区块
            claiming.is = On a line a digit stands in one box only: elsewhere in this box it goes.
                一个数字在某行（列）里只在一个宫中：这个宫的其他格都不能填它。
            locked-pair = locked pair
                区块数对
            locked-pair.is = A naked pair on a line inside a box: its digits go from the rest of both.
                显性数对同在一宫一线：宫和线的其他格都不能填这两个数字。
            locked-triple = locked triple
                区块三数组
            locked-triple.is = A naked triple on a line inside a box: its digits go from the rest of both.
                显性三数组同在一宫一线：宫和线的其他格都不能填这三个数字。
            naked-pair = naked pair
                显性数对
            naked-pair.is = Two cells of a house have the same two candidates: these digits go from its other cells.
                一个区域的两格只有相同的两个候选数：其他格不能填这两个数字。
            naked-triple = naked triple
                显性三数组
            naked-triple.is = Three cells of a house have three candidates between them: these go from its other cells.
                一个区域的三格总共只有三个候选数：其他格不能填这些数字。
            naked-quad = naked quad
                显性四数组
            naked-quad.is = Four cells of a house have four candidates between them: these go from its other cells.
                一个区域的四格总共只有四个候选数：其他格不能填这些数字。
            hidden-pair = hidden pair
                隐性数对
            hidden-pair.is = Two digits have the same two places in a house: other digits go from these cells.
                两个数字在一个区域里只有相同的两个位置：这两格不能填其他数字。
            hidden-triple = hidden triple
                隐性三数组
            hidden-triple.is = Three digits have three places in a house between them: other digits go from these cells.
                三个数字在一个区域里总共只有三个位置：这三格不能填其他数字。
            hidden-quad = hidden quad
                隐性四数组
            hidden-quad.is = Four digits have four places in a house between them: other digits go from these cells.
                四个数字在一个区域里总共只有四个位置：这四格不能填其他数字。

            pointing.why = In {base}, the digit {digit} can only stand in {cover}. So no other cell of {cover} can be {digit}: remove {out}.
                {base}里，{digit} 只能在{cover}上。所以{cover}的其他格都不能是 {digit}：删去 {out}。
            claiming.why = In {base}, the digit {digit} can only stand in {cover}. So no other cell of {cover} can be {digit}: remove {out}.
                {base}里，{digit} 只能在{cover}中。所以{cover}的其他格都不能是 {digit}：删去 {out}。
            locked-pair.why, locked-triple.why, naked-pair.why, naked-triple.why, naked-quad.why = The cells {cells} take {digits} between them. So {houses} {houses|has|have} no other place for these digits: remove {out}.
                {cells} 正好放下 {digits}。所以{houses}的其他格都不能填这些数字：删去 {out}。
            hidden-pair.why, hidden-triple.why, hidden-quad.why = In {house}, the digits {digits} can only go to {cells}. So these cells have no other digit: remove {out}.
                {house}里，{digits} 只能填在 {cells}。所以这些格没有其他数字：删去 {out}。
            """;

    private SubsetWords() {}
}
