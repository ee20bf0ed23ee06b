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

            part.sets = [Set # is {set#} with {digits#}. ]Each set has one digit more than cells, so just one of its digits is missing in it.
                [第 # 组是 {set#}，有 {digits#}。]每组都比格数多一个数字，所以恰好缺其中一个数字。
            part.sees = A candidate of the same digit that sees all these places is false: remove {out}.
                看到所有这些位置的同数候选数不成立：删去 {out}。
            sue-de-coq.why = The cells {cells} are in both {line} and {box} and have {digits}. In {line}, {line-cells} {line-cells|has|have} only {line-digits}; in {box}, {box-cells} {box-cells|has|have} only {box-digits}. There are as many digits as cells here[ ({twice} {twice|counts|count} twice)], so each of these digits must stand in one of these cells. So {line} has no other place for {line-lost}, and {box} has no other place for {box-lost}: remove {out}.
                {cells} 同在{line}和{box}，候选数是 {digits}。{line}里 {line-cells} 只有 {line-digits}，{box}里 {box-cells} 只有 {box-digits}。数字和格子正好一样多[（{twice} 算两次）]，所以每个数字都必须填在这些格里。所以{line}的其他格不能填 {line-lost}，{box}的其他格不能填 {box-lost}：删去 {out}。
            als-xz.why = {+part.sets} [The two sets cannot both have {link1}, because all its places there see each other. So {link1} is missing in one of them, and this set has all its other digits. So {common} {common|is|are each} in one of the two sets in any case.][For each of {links}, all its places there see each other, so only one of the two sets can have it. So each set has just one of {links}, and all its other digits: the places of all these digits are in the sets.] {+part.sees}
                {+part.sets}[{link1} 的位置全都互相看到，两组不能都有 {link1}。所以有一组缺 {link1}，它有全部其他数字。所以 {common} {common||各自}必在其中一组里。][{links} 各自的位置全都互相看到，每个数字只能在其中一组里。所以两组各有 {links} 中的一个，并有全部其他数字：这些数字的位置都在两组里。]{+part.sees}
            als-xy-wing.why = {+part.sets} Sets 1 and 2 cannot both have {link1}, and sets 2 and 3 cannot both have {link2}, because their places see each other. Set 2 has at least one of these two digits. So {link1} is missing in set 1, or {link2} is missing in set 3, and this set has all its other digits. So {common} {common|is|are each} in set 1 or in set 3 in any case. {+part.sees}
                {+part.sets}第 1、2 组不能都有 {link1}，第 2、3 组不能都有 {link2}，因为它们的位置互相看到。第 2 组至少有这两个数字中的一个。所以第 1 组缺 {link1}，或者第 3 组缺 {link2}，缺了它的那一组有全部其他数字。所以 {common} {common||各自}必在第 1 组或第 3 组里。{+part.sees}
            als-chain.why = {+part.sets} [Set # and the next one cannot both have {link#}. ]Take {common}{common|| one by one}. If {common|it|such a digit} is missing in the first set, then this set has {link1}, so {link1} is missing in the second set, which has all its other digits, and so on: {common|it|the digit} is in the last set. So {common} {common|is|are each} in the first or in the last set in any case. {+part.sees}
                {+part.sets}[第 # 组和下一组不能都有 {link#}。]看 {common}{common||（逐个看）}：如果第一组缺它，第一组就有 {link1}，第二组就缺 {link1}，有全部其他数字，依此类推，最后一组就有它。所以 {common} {common||各自}必在第一组或最后一组里。{+part.sees}
            death-blossom.why = {+part.sets} [If {stem} is {link#}, then {link#} is missing in set #, which has {rest#}. ]So {common} {common|is|are each} in one of the sets in any case. {+part.sees}
                {+part.sets}[如果 {stem} 是 {link#}，第 # 组就缺 {link#}，有 {rest#}。]所以 {common} {common||各自}必在其中一组里。{+part.sees}
            aligned-pair-exclusion.why, aligned-triplet-exclusion.why = Look at all ways to fill {cells}. A way is wrong if two cells that see each other get the same digit[, or if it takes all candidates of {excluders|the cell|one of the cells} {excluders}, which {excluders|sees|see} all of them]. [{excluder#} has just {only#}. ]Then no way is left for some candidates: remove {out}.
                看 {cells} 的所有填法。互相看到的格填相同数字的填法不成立。[{excluders} {excluders||都}看到所有这些格，占用{excluders|它|其中一格}全部候选数的填法也不成立。][{excluder#} 只有 {only#}。]这样，有的候选数没有填法可用：删去 {out}。
            """;

    private SetWords() {}
}
