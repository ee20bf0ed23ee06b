package io.shudu.render.words;

/** When to look for the techniques of a family. */
final class FamilyWords {
    static final String TEXT = """
            when.singles = Look here first, and again after every digit. Go through the digits one by one in each box; then look at rows, columns and cells that are nearly full.
                先看这里，每填一个数字之后再看一遍。在每个宫里逐个数字地找，再看快填满的行、列和格。
            when.subsets = Look for it when no digit can be placed at once. Write down the candidates. Then watch boxes where a digit stands on one line only, and houses with few empty cells.
                没有能直接填的数字时再找。先写好候选数，再留意：哪个数字在一宫里只在一条线上，哪些行、列、宫空格不多。
            when.fish = Take one digit that some rows still lack. Look for lines where it has only two, three or four places, and for places of these lines that stand side by side.
                选一个还有几行没填的数字，找它只剩两三四个位置的行或列，看这些位置是否对齐。
            when.one-digit = Take one digit and mark the houses where it has just two places. Look where two of them nearly meet.
                选一个数字，标出它只剩两个位置的行、列、宫，看哪两处几乎相接。
            when.wings = Look at the cells with two candidates. Find some that share digits and see a common cell.
                看只有两个候选数的格，找出数字相同、又能看到同一格的几个。
            when.uniqueness = Use it only if you know that the puzzle has one solution. Look for four cells in two rows, two columns and two boxes that share two candidates; near the end, for a board where nearly all cells have two.
                只有确知题目只有一个解时才能用。找两行、两列、两宫上共有两个候选数的四个格；快结束时，看是否几乎每格都只剩两个候选数。
            when.sets = Look for it when fish and wings find nothing: for cells of a house that have one digit more than there are cells.
                鱼和翼都找不到时再找：同一行、列或宫里，候选数字比格数恰好多一个的一组格。
            when.chains = Begin with a cell of two candidates, or with a digit that has two places in a house. Ask what follows if the one is false, and go on from there.
                从只有两个候选数的格、或在某行列宫里只剩两个位置的数字开始：假如其中一个不对，会推出什么？再接着推下去。
            when.exotic = Look for it when a very hard puzzle resists chains too. Watch for digits that are given nowhere in some rows and columns, and for boxes beside each other where the same three or four digits are left in a regular way.
                很难的题目连链也用不上时再找。留意在某些行列里一个也没有给出的数字，以及相邻几宫里剩下同样三四个数字、排得很规则的格子。
            when.forcing = It is the last resort. Suppose something and follow all that comes of it. Look for a contradiction, or for what comes out whichever way you begin.
                这是最后的手段。先作一个假设，推出所有结果；找矛盾，或找无论怎样假设都成立的结论。
            """;

    private FamilyWords() {}
}
