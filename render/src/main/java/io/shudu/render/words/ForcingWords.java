package io.shudu.render.words;

/** Forcing chains and nets, and templates. */
final class ForcingWords {
    static final String TEXT = """
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

            part.templates = Look at all ways to place {digit} in every house that still needs it; cells that another digit must have do not count.
                看 {digit} 的所有整盘放法：每个还缺 {digit} 的区域各放一个，不占其他数字必需的格。
            forcing-chain-contradiction.why = The opposite leads to a contradiction, step by step[, from {start}][ to {end}].[ So remove {out}.][ So place {in}.]
                如果不是这样，[从 {start} 开始，]一步步推下去会[在 {end}]出现矛盾。[所以删去 {out}。][所以 {in}。]
            forcing-net-contradiction.why = The opposite leads to a contradiction, by steps that may rest on several others[, from {start}][ to {end}].[ So remove {out}.][ So place {in}.]
                如果不是这样，[从 {start} 开始，]推下去会[在 {end}]出现矛盾，其中有的步骤依靠几个前提。[所以删去 {out}。][所以 {in}。]
            forcing-chain-verity.why = Some candidates, of which one must be true, all lead to the same, step by step[, from {start}][ to {end}].[ So remove {out}.][ So place {in}.]
                有几个候选数必有一个为真，[从 {start} 开始，]它们一步步都推出同一结论[（{end}）]。[所以删去 {out}。][所以 {in}。]
            forcing-net-verity.why = Some candidates, of which one must be true, all lead to the same, by steps that may rest on several others[, from {start}][ to {end}].[ So remove {out}.][ So place {in}.]
                有几个候选数必有一个为真，[从 {start} 开始，]它们都推出同一结论[（{end}）]，其中有的步骤依靠几个前提。[所以删去 {out}。][所以 {in}。]
            part.supposed = [Suppose {start}. Step by step this leads on: {chain}.][ Then nothing is left for {cell}.][ Then {digit} has no place in {house}.][One of {cases} must be true, and each of them leads to the same: {chains}.] So remove {out}.
                [假设 {start}，一步步推下去：{chain}。][于是 {cell} 没有数可填。][于是{house}里 {digit} 没有位置。][{cases} 必有一个为真，而且都推出同一结论：{chains}。]所以删去 {out}。
            nishio.why = {+part.supposed}
                {+part.supposed}
            dynamic-forcing-chain.why = {+part.supposed}
                {+part.supposed}
            nested-forcing-chain.why = {+part.supposed}
                {+part.supposed}
            template-set.why = {+part.templates} All these ways use {cells}. So place {in}.
                {+part.templates}所有放法都用到 {cells}。所以 {in}。
            template-delete.why = {+part.templates} None of these ways uses {cells}. So remove {out}.
                {+part.templates}所有放法都不用 {cells}。所以删去 {out}。
            """;

    private ForcingWords() {}
}
