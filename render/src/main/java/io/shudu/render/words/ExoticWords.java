package io.shudu.render.words;

/** Large patterns that are counted or proved as a whole. */
final class ExoticWords {
    static final String TEXT = """
            firework-triple = firework triple
                烟花三数组
            firework-triple.is = Three digits must be where a row and a column cross, or at one end of each: they fill these three cells.
                三个数字必在一行一列的交叉格或两线各自的一端：它们正好填满这三格。
            firework-quad = firework quad
                烟花四数组
            firework-quad.is = Two crossings in opposite corners share both ends: two digits of each fill the four cells.
                对角的两个交叉格共用两端：各自的两个数字正好填满这四格。
            tridagon = tridagon (Thor's hammer)
                雷神之锤（三值死环）
            tridagon.is = Twelve cells of four boxes that cannot be filled with three digits: one of their other candidates is true.
                四宫里的十二格无法只用三个数字填满：它们多出的候选数必有一个为真。
            sk-loop = SK loop
                SK 环（多米诺环）
            sk-loop.is = A ring of cells through four boxes has as many digits as cells: they go from the rest of its lines and boxes.
                穿过四宫的一圈格子，数字和格子一样多：线上和宫里的其他格不能填这些数字。
            multi-sector-locked-sets = multi-sector locked sets
                多区域锁定数组（MSLS）
            multi-sector-locked-sets.is = Where some rows cross some columns, there are as many digits as cells, each counted by rows or by columns: elsewhere on these lines they go.
                几行与几列交叉的格，按行或按列计数的数字和格子一样多：这些线上的其他格不能填它们。
            junior-exocet = junior Exocet
                初级飞鱼导弹
            junior-exocet.is = Two target cells in the boxes beside have the same two digits as two cells of a box.
                一宫里两格的数字，必与旁边两宫里两个目标格的数字相同。
            double-exocet = double Exocet
                双重飞鱼导弹
            double-exocet.is = Two junior Exocets with the same four digits on the same lines: each digit is in one of the two.
                两个初级飞鱼导弹共用四个数字和三条线：每个数字只在其中一个里。
            senior-exocet = senior Exocet
                高级飞鱼导弹
            senior-exocet.is = Two target cells, of which one is farther away, have the same two digits as two cells of a box.
                一宫里两格的数字，必与两个目标格的数字相同，其中有目标格在更远处。

            firework-triple.why = Outside {box}, {row} has no place for {digits} but {end-row}, and {column} has none but {end-column}. A digit that is at neither end must be in {box} on both lines: in {crossing}. So the three digits fill these three cells. Wherever they are, {box} has them in {row} or in {column}: remove {out}.
                {box}以外，{digits} 在{row}上只能填在 {end-row}，在{column}上只能填在 {end-column}。不在这两端的数字，必在{box}里同时位于两线上，也就是 {crossing}。所以三个数字正好填满这三格。无论怎样填，{box}的这些数字都在{row}或{column}上：删去 {out}。
            firework-quad.why = Outside {box}, {row} has no place for {digits} but {end-row}, and {column} has none but {end-column}. A digit that is at neither end must be in {box} on both lines: in {crossing}. In the same way, {digits2} must be in {crossing2} or at these ends. So the four digits fill these four cells; {crossing} has one of {digits}, and {crossing2} has one of {digits2}. In {box} and in {box2} the digits are on these lines: remove {out}.
                {box}以外，{digits} 在{row}上只能填在 {end-row}，在{column}上只能填在 {end-column}。不在这两端的数字，必在{box}里同时位于两线上，也就是 {crossing}。同理，{digits2} 必在 {crossing2} 或这两端。所以四个数字正好填满这四格：{crossing} 是 {digits} 之一，{crossing2} 是 {digits2} 之一。{box}和{box2}里，这些数字都在这些线上：删去 {out}。
            tridagon.why = The cells {cells} are in four boxes, three in each, in different rows and columns. It is known that three digits cannot fill such cells: in the last box two equal digits would always meet. So they do not all have {digits}: {guardians|the candidate|at least one of} {guardians} is true. What {guardians|it excludes|each of these excludes} is false: remove {out}.
                {cells} 分在四宫里，每宫三格，行列都不同。已知三个数字填不满这样的格子：到最后一宫总有两个相同的数字相遇。所以它们不能都是 {digits}：{guardians} {guardians|成立|至少有一个成立}。{guardians|被它|被它们每一个都}排斥的候选数不成立：删去 {out}。
            sk-loop.why = The cells {cells} form a ring along {lines}, around their crossings, through {boxes}. On a line and in a box, a digit stands only once. Count for each digit how many of these lines and boxes it takes to cover all its places in the ring: together there are just as many as cells. So each of these lines and boxes has its digit in the ring, and nowhere else: remove {out}.
                {cells} 沿{lines}，绕过交叉处，穿过{boxes}，组成一个环。每个数字在一条线或一宫里只能出现一次。数一数每个数字至少要几条线和几个宫才能覆盖它在环里的全部位置：总数正好和格子一样多。所以每条这样的线和宫，都必须在环里填它的数字，别处不能再填：删去 {out}。
            multi-sector-locked-sets.why = The cells {cells} are the empty ones where {rows} cross {columns}. [Count {row-digits} once for each of these rows that has {row-digits|it|the digit} there. ][Count {column-digits} once for each of these columns that has {column-digits|it|the digit} there. ][For {either-digits} it is the same by rows and by columns. ]Together there are just as many as cells. So every row and column that was counted has its digit in one of these cells, and nowhere else: remove {out}.
                {cells} 是{rows}与{columns}交叉处的空格。[{row-digits} 按行数：这些行里每有一行在此有这个数字，就算一次。][{column-digits} 按列数：这些列里每有一列在此有这个数字，就算一次。][{either-digits} 按行按列数都一样。]总数正好和格子一样多。所以数到的每行每列，都必须在这些格里填那个数字，别处不能再填：删去 {out}。
            part.exocet = {base} are the base and {targets} the targets. A digit that is true in the base must stand on each of {lines}, but neither in the box nor on the line of the base. For each of {digits}, without the targets, at most two of the three lines can have it at the same time. So a digit of the base is also in a target: the two targets have just the two digits of the base.
                {base} 是基准格，{targets} 是目标格。基准格里成立的数字，在{lines}上都必须出现，但不在基准格的宫里，也不在基准格的线上。对 {digits} 中的每一个来说，除去目标格，三条线最多有两条能同时填它。所以基准格的数字也在目标格里：两个目标格正好是基准格的两个数字。
            junior-exocet.why, senior-exocet.why = {+part.exocet}[ These boxes beside each other have each such digit three times, so the digit of the first target is also in {mirror1}, and that of the second one is also in {mirror2}.] What does not agree with this is false: remove {out}.
                {+part.exocet}[这样的数字在并排的三宫里共有三个，所以第一个目标格的数字也在 {mirror1}，第二个目标格的数字也在 {mirror2}。]与此不符的候选数不成立：删去 {out}。
            double-exocet.why = {+part.exocet} In the same way, {targets2} have the two digits of {base2}. No digit is in both bases: two cells of the third box would have it. So each of {digits} is in one of the bases and in one of its targets, and on {lines} it stands twice outside these boxes. Cells that see both bases do not have these digits. And if all these places of a digit are on two lines that cross, then both have it there and not elsewhere: remove {out}.
                {+part.exocet}同理，{targets2} 正好是 {base2} 的两个数字。没有数字同时在两处基准格里，否则第三宫会有两格填它。所以 {digits} 每个都在其中一处基准格及其目标格里，并在这些宫以外的{lines}上出现两次。看到两处基准格的格不能填这些数字。如果一个数字的这些位置都在两条横穿的线上，这两条线都在那里填它，别处不能再填：删去 {out}。
            """;

    private ExoticWords() {}
}
