package io.shudu.render.words;

/** Singles. */
final class SingleWords {
    static final String TEXT = """
            full-house = full house
                最后一格
            full-house.is = The last empty cell of a house takes the last digit.
                一个区域只剩一个空格，就填入剩下的数字。
            hidden-single = hidden single
                排除
            hidden-single.is = A digit has only one place left in a house.
                一个数字在某个区域里只剩一个位置。
            naked-single = naked single
                唯余
            naked-single.is = A cell has only one digit left.
                一个格子只剩一个候选数。
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

            full-house.why = Only one cell is empty in {house}: {cell} must be {digit}.
                {house}只剩一个空格：{cell} 必定是 {digit}。
            hidden-single.why = In {house}, {digit} can only go to {cell}[, since {blockers} {blockers|is|are} {digit}][; it was removed from {gone|another cell|other cells} before].
                {house}里，{digit} 只能填在 {cell}[，因为 {blockers} 已经是 {digit}][；{gone|另一格|其他格}的 {digit} 之前已删去]。
            naked-single.why = In {cell} only {digit} is possible[: {all} {all|has|together have} all other digits][: {houses} {houses|has|together have} {there}][; {gone} {gone|was|were} removed before].
                {cell} 只能填 {digit}[：{all}{all|已有|合起来已有}其他所有数字][：{houses}{houses|已有|合起来已有} {there}][；{gone} 之前已删去]。
            direct-pointing.why = In {base}, the digit {digit} can only stand in {cover}. So no other cell of {cover} can be {digit}. This leaves only {cell} for {digit} in {house}.
                {base}里，{digit} 只能在{cover}上。所以{cover}的其他格都不能是 {digit}。这样{house}里 {digit} 只能填在 {cell}。
            direct-claiming.why = In {base}, the digit {digit} can only stand in {cover}. So no other cell of {cover} can be {digit}. This leaves only {cell} for {digit} in {house}.
                {base}里，{digit} 只能在{cover}中。所以{cover}的其他格都不能是 {digit}。这样{house}里 {digit} 只能填在 {cell}。
            direct-hidden-pair.why, direct-hidden-triple.why = In {house}, the digits {digits} can only go to {cells}. So these cells have no other digit. This leaves only {cell} for {digit} in {house}.
                {house}里，{digits} 只能填在 {cells}。所以这些格没有其他数字。这样{house}里 {digit} 只能填在 {cell}。
            """;

    private SingleWords() {}
}
