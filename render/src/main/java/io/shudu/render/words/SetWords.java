package io.shudu.render.words;

/** Almost locked sets, and what is made of them. */
final class SetWords {
    static final String TEXT = """
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

            sue-de-coq.why = The cells {cells} are in both {line} and {box} and have {digits}. In {line}, {line-cells} {line-cells|has|have} only {line-digits}; in {box}, {box-cells} {box-cells|has|have} only {box-digits}. All these cells together are just as many as the digits that they can take, so each of these digits must stand in one of them. So what belongs to {line} has no other place there, and what belongs to {box} has no other place there: remove {out}.
                {cells} 同在{line}和{box}，候选数是 {digits}。{line}里 {line-cells} 只有 {line-digits}，{box}里 {box-cells} 只有 {box-digits}。这些格的数目正好等于它们能填的数字的数目，所以每个数字都必须填在这些格里。属于{line}的数字在{line}没有别的位置，属于{box}的数字在{box}没有别的位置：删去 {out}。
            als-xz.why = Two sets have one digit more than cells: {set1} with {digits1}, and {set2} with {digits2}.[ They cannot both have {link1}, because all its places there see each other. So one of them must have all its other digits, and {common} {common|is|are each} in one of the two sets. What sees all these places goes: remove {out}.][ They cannot both have the same of {links}, and each of them lacks no more than one digit. So each set has one of {links} and all its other digits. What sees all places of such a digit goes: remove {out}.]
                两个待定数组各比格数多一个数字：{set1} 有 {digits1}，{set2} 有 {digits2}。[它们的 {link1} 全都互相看到，所以不能都有 {link1}。于是必有一个数组要用全它的其他数字，{common} {common||各}必在其中一个数组里。看到这些位置的候选数可以删去：{out}。][它们不能同时有 {links} 中的同一个，而每个数组最多缺一个数字。所以两个数组各有 {links} 中的一个，并用全其他数字。看到这样一个数字全部位置的候选数可以删去：{out}。]
            als-xy-wing.why = Three sets have one digit more than cells: {set1} with {digits1}, {set2} with {digits2}, and {set3} with {digits3}. The first two cannot both have {link1}, and the last two cannot both have {link2}. The second one lacks no more than one digit, so it has {link1} or {link2}; so the first one lacks {link1}, or the third one lacks {link2}. This one has all its other digits, so {common} {common|is|are each} in the first or in the third set. What sees all these places goes: remove {out}.
                三个待定数组各比格数多一个数字：{set1} 有 {digits1}，{set2} 有 {digits2}，{set3} 有 {digits3}。前两个不能都有 {link1}，后两个不能都有 {link2}。第二个最多缺一个数字，必有 {link1} 或 {link2}；所以第一个没有 {link1}，或者第三个没有 {link2}。缺了它的数组要用全其他数字，所以 {common} {common||各}必在第一个或第三个数组里。看到这些位置的候选数可以删去：{out}。
            als-chain.why = Each of these sets has one digit more than cells, so if it lacks one digit, it has all others.[ Set # is {set#} with {digits#}.[ It and the next set cannot both have {link#}.]] If the first set lacks {common|this digit|one of these digits}: {common}, then it has {link1}. So the second set lacks {link1} and has all its other digits, and so on: the last set has what the first one lacks. So {common} {common|is|are each} in the first or in the last set, and what sees all these places goes: remove {out}.
                下面每个数组都比格数多一个数字，所以缺了一个数字，就有全部其他数字。[第 # 个数组是 {set#}，有 {digits#}。[它和下一个数组不能都有 {link#}。]]如果第一个数组没有 {common}{common||中的一个}，它就有 {link1}，第二个数组就没有 {link1}，依此类推，最后一个数组就有第一个数组所缺的数字。所以 {common} {common||各}必在第一个或最后一个数组里，看到这些位置的候选数可以删去：{out}。
            death-blossom.why = Each of the sets around {stem} has one digit more than cells.[ If {stem} is {link#}, then {set#} cannot have {link#} and must have all its other digits ({rest#}).] So {common} {common|is|are each} in one of these sets in any case, and what sees all these places goes: remove {out}.
                {stem} 周围的每个待定数组都比格数多一个数字。[如果 {stem} 是 {link#}，那么 {set#} 没有 {link#}，要用全其他数字（{rest#}）。]所以 {common} {common||各}必在其中一个数组里，看到这些位置的候选数可以删去：{out}。
            aligned-pair-exclusion.why, aligned-triplet-exclusion.why = Look at all ways to fill {cells}.[ A way is wrong if it takes all candidates of one of these cells, which see all of them: {excluders}.] It is also wrong if two cells that see each other get the same digit. Some candidates fit into no other way: remove {out}.
                看 {cells} 的所有填法。[看到它们全部的 {excluders} 中，如果有一格的候选数被全部占用，这种填法就不成立。]互相看到的格填了相同数字，也不成立。有的候选数在剩下的填法里都用不上：删去 {out}。
            """;

    private SetWords() {}
}
