package io.shudu.render.words;

/** Chains and loops of links. */
final class ChainWords {
    static final String TEXT = """
            medusa-trap = 3D Medusa, trap
                3D 美杜莎（夹击）
            medusa-trap.is = Strong links of several digits in two colours, one of which is true: what both colours exclude goes.
                把几个数字的强链染成两色，必有一色为真：两色都排斥的候选数可以删除。
            medusa-wrap = 3D Medusa, wrap
                3D 美杜莎（冲突）
            medusa-wrap.is = Strong links of several digits in two colours: a colour that contradicts itself, or leaves a cell or a house empty, is false.
                把几个数字的强链染成两色：自相矛盾，或使某格无数可填、某区域无处可填的颜色为假。
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

            part.group = Cells with / between them act as one: the digit is in one of them, or in none.
                用 / 连起来的格当作一个：数字在其中一格，或者都不在。
            x-chain.why, xy-chain.why = Suppose that {start} is not {digit}. Then this follows: {chain}. So {ends|the cell|at least one of} {ends} is {digit} in any case, and a cell that sees {ends|it|both} is not: remove {out}.
                假设 {start} 不是 {digit}，可以推出：{chain}。所以 {ends} {ends|必定|至少有一个}是 {digit}，{ends|看到它|同时看到这两格}的格不能是 {digit}：删去 {out}。
            continuous-nice-loop.why = If {cell} is not {digit}, this follows: {chain}. A cell has only one digit, so the line of thought closes to a loop and holds in both directions. Of two neighbours in the loop, exactly one is true. A candidate that cannot stand beside either of the two is false: remove {out}.
                如果 {cell} 不是 {digit}，可以推出：{chain}。一格只能填一个数字，所以推理首尾相接成环，正反都成立。环上相邻的两个候选数恰有一个为真。和这样两个候选数都冲突的候选数不成立：删去 {out}。
            grouped-continuous-nice-loop.why = {+continuous-nice-loop.why} {+part.group}
                {+continuous-nice-loop.why}{+part.group}
            discontinuous-nice-loop.why = [Suppose that {cell} is {false}. Then this follows: {chain}. The end contradicts the beginning.][If {cell} is not {digit}, then it is not {other}: {chain}. If it is {digit}, it is not {other} either.][Suppose that {cell} is not {true}. Then this follows: {chain}. So it is {true} in any case.] So remove {out}.
                [假设 {cell} 是 {false}，可以推出：{chain}。首尾矛盾。][如果 {cell} 不是 {digit}，那么它也不是 {other}：{chain}。如果它是 {digit}，当然也不是 {other}。][假设 {cell} 不是 {true}，可以推出：{chain}。这说明 {cell} 总是 {true}。]所以删去 {out}。
            grouped-discontinuous-nice-loop.why = {+discontinuous-nice-loop.why} {+part.group}
                {+discontinuous-nice-loop.why}{+part.group}
            aic.why = Suppose that {start} is false. Then {end} is true: {chain}. So at least one of these two is true in any case. A candidate that cannot stand beside either of them is false: remove {out}.
                假设 {start} 不成立，那么 {end} 成立：{chain}。所以这两者至少有一个成立。和两者都冲突的候选数不成立：删去 {out}。
            grouped-aic.why = {+aic.why} {+part.group}
                {+aic.why}{+part.group}
            part.two-colors = Where a cell has just two candidates, or a house just two places for a digit, one of the two is true. Such pairs join the candidates of group A ({first}) with those of group B ({second}). So all candidates of one group are true, and none of the other.
                一格只有两个候选数，或一个数字在某区域里只有两个位置，两者必有一个成立。这样的强链把候选数连成两组：A 组（{first}）和 B 组（{second}）。其中一组全部成立，另一组全部不成立。
            medusa-trap.why = {+part.two-colors} Group A excludes all other candidates of its cells, and the same digits where it sees them, and so does group B. What both groups exclude is false: remove {out}.
                {+part.two-colors}每组都排斥同格的其他候选数和能看到的相同数字。两组都排斥的候选数不成立：删去 {out}。
            medusa-wrap.why = {+part.two-colors} [{clash} are both in group A, but cannot both be true.][If group A were true, no digit would be left for {cell}.][If group A were true, {house} would have no place for {digit}, not even {places}.] So group A is the wrong one: remove {out}.
                {+part.two-colors}[{clash} 同在 A 组，却不能都成立。][如果 A 组成立，{cell} 就无数可填。][如果 A 组成立，{house}里 {places} 都不能填 {digit}，{digit} 就没有位置。]所以 A 组不成立：删去 {out}。
            """;

    private ChainWords() {}
}
