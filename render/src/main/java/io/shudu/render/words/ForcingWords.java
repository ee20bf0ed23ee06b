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
            part.contradiction = [{chains|This line of thought ends|These lines of thought end} in a contradiction: {chains}.][A net around {untold}, too long to be told, ends in a contradiction.][ {clash} would be both true and false.][ Nothing would be left for {cell}.][ {digit} would have no place in {house}.] So its beginning is false:[ remove {out}][ place {in}].
                [这样推下去会出现矛盾：{chains}。][围绕 {untold} 的推理（太长，从略）会出现矛盾。][{clash} 会既成立又不成立。][{cell} 会没有数可填。][{house}里 {digit} 会没有位置。]所以开头的假设不成立：[删去 {out}][{in}]。
            part.verity = [One digit must stand in {cell}.][{digit} must stand somewhere in {house}.][{either} is either true or false.][ Each case leads to the same: {chains}.][A net around {untold}, too long to be told, leads to the same in each case.][ The case {impossible} contradicts itself.][ So remove {out}.][ So place {in}.]
                [{cell} 里必有一个数。][{house}里必有一个 {digit}。][{either} 要么成立，要么不成立。][每种情况都推出同一结论：{chains}。][围绕 {untold} 的推理（太长，从略）在每种情况下都推出同一结论。][其中 {impossible} 自相矛盾。][所以删去 {out}。][所以 {in}。]
            part.net = Some steps rest on several others.
                其中有的步骤依靠几个前提。
            forcing-chain-contradiction.why = {+part.contradiction}
                {+part.contradiction}
            forcing-net-contradiction.why = {+part.contradiction} {+part.net}
                {+part.contradiction}{+part.net}
            forcing-chain-verity.why = {+part.verity}
                {+part.verity}
            cell-forcing-chain.why = {+part.verity}
                {+part.verity}
            region-forcing-chain.why = {+part.verity}
                {+part.verity}
            forcing-net-verity.why = {+part.verity} {+part.net}
                {+part.verity}{+part.net}
            part.supposed = [Suppose {start}.][ Step by step this leads on: {chain}.][ Then nothing is left for {cell}.][ Then {digit} has no place in {house}.][One of {cases} must be true, and each of them leads to the same: {chains}.] So remove {out}.
                [假设 {start}。][一步步推下去：{chain}。][于是 {cell} 没有数可填。][于是{house}里 {digit} 没有位置。][{cases} 必有一个为真，而且都推出同一结论：{chains}。]所以删去 {out}。
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
