package io.shudu.render.words;

/** Patterns that a puzzle with one solution cannot have. */
final class UniquenessWords {
    static final String TEXT = """
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
            extended-rectangle-1 = extended rectangle, type 1
                拓展矩形（类型 1）
            extended-rectangle-1.is = Two lines of three cells and more that could be exchanged, but for one cell: this one must have another digit.
                两排各三格以上、可以整排互换的格子，只有一格例外：这一格必须是别的数字。
            extended-rectangle-2 = extended rectangle, type 2
                拓展矩形（类型 2）
            extended-rectangle-2.is = Two lines of three cells and more that could be exchanged, but for the same extra digit in some of them: one of these takes it.
                两排各三格以上、可以整排互换的格子，其中几格带同一个多余数字：必有一格填它。
            extended-rectangle-3 = extended rectangle, type 3
                拓展矩形（类型 3）
            extended-rectangle-3.is = Two lines of three cells and more that could be exchanged, but for two of them, whose extra digits form a naked subset with other cells.
                两排各三格以上、可以整排互换的格子，其中两格的多余数字和其他格组成显性数组。
            extended-rectangle-4 = extended rectangle, type 4
                拓展矩形（类型 4）
            extended-rectangle-4.is = Two lines of three cells and more that could be exchanged, but for two of them, to which one of the digits is tied: the others go from there.
                两排各三格以上、可以整排互换的格子，其中一个数字锁定在两个例外的格里：其余数字从这两格删除。
            borescoper-1 = Borescoper's deadly pattern, type 1
                探长致命结构（类型 1）
            borescoper-1.is = Seven or eight cells around a box that could be filled in two ways, but for one cell: this one must have another digit.
                绕着一宫、有两种填法的七个或八个格子，只有一格例外：这一格必须是别的数字。
            borescoper-2 = Borescoper's deadly pattern, type 2
                探长致命结构（类型 2）
            borescoper-2.is = Seven or eight cells around a box that could be filled in two ways, but for the same extra digit in some of them: one of these takes it.
                绕着一宫、有两种填法的七个或八个格子，其中几格带同一个多余数字：必有一格填它。
            borescoper-3 = Borescoper's deadly pattern, type 3
                探长致命结构（类型 3）
            borescoper-3.is = Seven or eight cells around a box that could be filled in two ways, but for two of them, whose extra digits form a naked subset with other cells.
                绕着一宫、有两种填法的七个或八个格子，其中两格的多余数字和其他格组成显性数组。
            borescoper-4 = Borescoper's deadly pattern, type 4
                探长致命结构（类型 4）
            borescoper-4.is = Seven or eight cells around a box that could be filled in two ways, but for two of them, to which one of the digits is tied: the others go from there.
                绕着一宫、有两种填法的七个或八个格子，其中一个数字锁定在两个例外的格里：其余数字从这两格删除。
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

            part.swap = If the cells {cells} had only {digits}, the two digits could be swapped, and the puzzle would have two solutions.
                如果 {cells} 都只有 {digits}，这两个数字可以互换，题目就有两个解。
            part.solved-swap = None of the cells {cells} is a given. If they had only {digits}, the two digits could be swapped, and the puzzle would have two solutions.
                {cells} 都不是提示数。如果它们只有 {digits}，这两个数字可以互换，题目就有两个解。
            part.deadly = If the cells {cells} had only {digits}, these digits could be moved among them so that every row, column and box has the same digits as before, and the puzzle would have two solutions.
                如果 {cells} 都只有 {digits}，这些数字可以在其中换位，而每行、每列、每宫的数字都不变，题目就有两个解。
            part.grave = Without the extra {extras|candidate|candidates} {extras}, each empty cell would have two candidates, and each digit two places or none in every house. Then the puzzle would not have just one solution.
                如果没有多出的候选数 {extras}，每个空格都只有两个候选数，每个数字在每个区域里都有两个位置或者没有，题目就不会只有一个解。
            unique-rectangle-1.why, unique-loop-1.why = {+part.swap} Only {corners} can have another digit, and so it must: remove {out}.
                {+part.swap}只有 {corners} 能填别的数字，所以它必须填别的数字：删去 {out}。
            unique-rectangle-2.why, unique-rectangle-5.why, unique-loop-2.why = {+part.swap} Only {corners} can have another digit, and this is {extra}. So at least one of them is {extra}, and a cell that sees all of them is not: remove {out}.
                {+part.swap}只有 {corners} 能填别的数字，而且只能是 {extra}。所以其中至少有一个是 {extra}，同时看到它们的格不能是 {extra}：删去 {out}。
            unique-rectangle-3.why, unique-loop-3.why = {+part.swap} Only {corners} can have {extra|another digit|other digits} ({extra}), and one of them must.[ So both together count as one cell with {extra}. With {set} this makes a naked subset: {set-digits} have no other place in {houses}.][ In {house}, the digits {hidden} can only go to {places}. One of {corners} takes another digit, so the other cells are just enough for {hidden}.] So remove {out}.
                {+part.swap}只有 {corners} 能填别的数字（{extra}），其中必有一格填别的数字。[所以两格合起来相当于一个只有 {extra} 的格，与 {set} 组成显性数组：{set-digits} 在{houses}里没有别的位置。][{house}里，{hidden} 只能填在 {places}。{corners} 有一格填别的数字，其余的格正好放下 {hidden}。]所以删去 {out}。
            unique-rectangle-4.why, unique-loop-4.why = {+part.swap} In {house}, the digit {bound} can only go to {corners}. If one of them were {lost}, the other one would be {bound}, and all these cells would have only {digits}. So remove {out}.
                {+part.swap}{house}里，{bound} 只能填在 {corners}。如果其中一格是 {lost}，另一格就是 {bound}，这些格就都只有 {digits}。所以删去 {out}。
            unique-rectangle-6.why = {+part.swap} In the rows and columns of these cells, {bound} has no other place. So {bound} is in both of {corners}, or in both other cells. If it were in {corners}, all four cells would have only {digits}. So remove {out}.
                {+part.swap}在这些格的行和列里，{bound} 没有别的位置。所以 {bound} 要么在 {corners}，要么在另外两格。如果在 {corners}，四格就都只有 {digits}。所以删去 {out}。
            hidden-rectangle.why = {+part.swap} In {houses}, the digit {bound} has no other place. If {cell} were {lost}, then {neighbours} would be {bound}, {across} would be {lost}, and all four cells would have only {digits}. So remove {out}.
                {+part.swap}{houses}里，{bound} 没有别的位置。如果 {cell} 是 {lost}，那么 {neighbours} 都是 {bound}，{across} 就是 {lost}，四格就都只有 {digits}。所以删去 {out}。
            avoidable-rectangle-1.why = {+part.solved-swap} Only {cell} is still empty, so it must take another digit: remove {out}.
                {+part.solved-swap}只有 {cell} 还是空格，所以它必须填别的数字：删去 {out}。
            avoidable-rectangle-2.why = {+part.solved-swap} Only {corners} are still empty, and they can have no other digit but {extra}. So at least one of them is {extra}, and a cell that sees both is not: remove {out}.
                {+part.solved-swap}只有 {corners} 还是空格，它们能填的别的数字只有 {extra}。所以其中至少有一个是 {extra}，同时看到这两格的格不能是 {extra}：删去 {out}。
            extended-rectangle-1.why, borescoper-1.why = {+part.deadly} Only {corners} can have another digit, and so it must: remove {out}.
                {+part.deadly}只有 {corners} 能填别的数字，所以它必须填别的数字：删去 {out}。
            extended-rectangle-2.why, borescoper-2.why = {+part.deadly} Only {corners} can have another digit, and this is {extra}. So at least one of them is {extra}, and a cell that sees all of them is not: remove {out}.
                {+part.deadly}只有 {corners} 能填别的数字，而且只能是 {extra}。所以其中至少有一个是 {extra}，同时看到它们的格不能是 {extra}：删去 {out}。
            extended-rectangle-3.why, borescoper-3.why = {+part.deadly} Only {corners} can have {extra|another digit|other digits} ({extra}), and one of them must. So both together count as one cell with {extra}. With {set} this makes a naked subset: {set-digits} have no other place in {house}. So remove {out}.
                {+part.deadly}只有 {corners} 能填别的数字（{extra}），其中必有一格填别的数字。所以两格合起来相当于一个只有 {extra} 的格，与 {set} 组成显性数组：{set-digits} 在{house}里没有别的位置。所以删去 {out}。
            extended-rectangle-4.why, borescoper-4.why = {+part.deadly} In {house}, the digit {bound} can only go to {corners}. If one of them took {lost|the digit|one of} {lost}, the other one would be {bound}, and all these cells would have only {digits}. So remove {out}.
                {+part.deadly}{house}里，{bound} 只能填在 {corners}。如果其中一格填 {lost}{lost|| 之一}，另一格就是 {bound}，这些格就都只有 {digits}。所以删去 {out}。
            bug-1.why = {+part.grave} So {cells} must be {extra|this digit|one of these digits}: remove {out}.
                {+part.grave}所以 {cells} 必定是{extra|这个数字|这些数字之一}：删去 {out}。
            bug-2.why = {+part.grave} So at least one of {cells} is {extra}, and a cell that sees all of them is not: remove {out}.
                {+part.grave}所以 {cells} 至少有一个是 {extra}，同时看到它们的格不能是 {extra}：删去 {out}。
            bug-3.why = {+part.grave} So one of {cells} takes its extra digit, and together they count as one cell with {extra}. With {set} this makes a naked subset: {set-digits} have no other place in {house}. So remove {out}.
                {+part.grave}所以 {cells} 有一格填多出的数字，合起来相当于一个只有 {extra} 的格，与 {set} 组成显性数组：{set-digits} 在{house}里没有别的位置。所以删去 {out}。
            bug-4.why = {+part.grave} So one of {cells} takes its extra digit. In {house}, the digit {shared} can only go to {cells} too. So one of them is {shared} and the other one has its extra digit: remove {out}.
                {+part.grave}所以 {cells} 有一格填多出的数字。{house}里，{shared} 也只能填在 {cells}。所以一格是 {shared}，另一格是多出的数字：删去 {out}。
            """;

    private UniquenessWords() {}
}
