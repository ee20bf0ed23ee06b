package io.shudu.render.words;

/** Wings and remote pairs. */
final class WingWords {
    static final String TEXT = """
            remote-pair = remote pair
                远程数对
            remote-pair.is = A chain of cells with the same two candidates: what sees two of different colour loses both digits.
                一串只有相同两个候选数的格：能看到不同颜色两格的格不能填这两个数字。
            xy-wing = XY-Wing
                XY 翼
            xy-wing.is = A cell XY sees cells XZ and YZ: what sees both of these is not Z.
                格 XY 看到格 XZ 和格 YZ：能同时看到后两格的格不是 Z。
            xyz-wing = XYZ-Wing
                XYZ 翼
            xyz-wing.is = A cell XYZ sees cells XZ and YZ: what sees all three is not Z.
                格 XYZ 看到格 XZ 和格 YZ：能看到这三格的格不是 Z。
            wxyz-wing = WXYZ-Wing
                WXYZ 翼
            wxyz-wing.is = A cell with W, X, Y and perhaps Z sees cells WZ, XZ and YZ: what sees all of them that can be Z is not Z.
                含 W、X、Y（可含 Z）的格看到格 WZ、XZ 和 YZ：能看到其中全部可填 Z 的格的格不是 Z。
            w-wing = W-Wing
                W 翼
            w-wing.is = Two cells XY whose X are joined by a strong link: what sees both cells is not Y.
                两个 XY 格的 X 以强链相连：能看到这两格的格不是 Y。
            xyz-ring = XYZ-Ring
                XYZ 环
            xyz-ring.is = An XYZ-Wing whose wings cannot both be Z: its three digits fill its three cells, and what sees all places of one loses it.
                两翼不能同为 Z 的 XYZ 翼：三个数字正好填满三格，能看到其中一个数字全部位置的格不能填它。
            bent-wxyz-wing = bent WXYZ-Wing
                弯折 WXYZ 翼
            bent-wxyz-wing.is = Four cells on a line and in a box have four digits, and only Z stands on both sides: what sees all these Z is not Z.
                一条线和一宫上的四格共有四个数字，只有 Z 两边都有：能看到其中全部 Z 的格不是 Z。
            vwxyz-wing = VWXYZ-Wing
                VWXYZ 翼
            vwxyz-wing.is = Five cells on a line and in a box have five digits, and only Z stands on both sides: what sees all these Z is not Z.
                一条线和一宫上的五格共有五个数字，只有 Z 两边都有：能看到其中全部 Z 的格不是 Z。
            uvwxyz-wing = UVWXYZ-Wing
                UVWXYZ 翼
            uvwxyz-wing.is = Six cells on a line and in a box have six digits, and only Z stands on both sides: what sees all these Z is not Z.
                一条线和一宫上的六格共有六个数字，只有 Z 两边都有：能看到其中全部 Z 的格不是 Z。
            tuvwxyz-wing = TUVWXYZ-Wing
                TUVWXYZ 翼
            tuvwxyz-wing.is = Seven cells on a line and in a box have seven digits, and only Z stands on both sides: what sees all these Z is not Z.
                一条线和一宫上的七格共有七个数字，只有 Z 两边都有：能看到其中全部 Z 的格不是 Z。

            remote-pair.why = All of {cells} have just {digits}, and each of them sees the next one. So neighbours have different digits, and the two digits take turns along this line. A cell that sees one cell of each digit can have neither of them: remove {out}.
                {cells} 都只有 {digits}，每格都看到下一格。所以这两个数字沿线交替出现。同时看到其中数字不同的两格的格，不能填这两个数字：删去 {out}。
            xy-wing.why = {pivot} is {digit1} or {digit2}. If it is {digit1}, then {wing1} is {digit}. If it is {digit2}, then {wing2} is {digit}. So one of {wings} is {digit} in any case, and a cell that sees both is not: remove {out}.
                {pivot} 是 {digit1} 或 {digit2}。如果是 {digit1}，那么 {wing1} 是 {digit}；如果是 {digit2}，那么 {wing2} 是 {digit}。所以 {wings} 必有一个是 {digit}，同时看到这两格的格不能是 {digit}：删去 {out}。
            xyz-wing.why = {pivot} is {digit}, {digit1} or {digit2}. If it is {digit1}, then {wing1} is {digit}. If it is {digit2}, then {wing2} is {digit}. So {digit} is in one of these three cells in any case, and a cell that sees all of them is not {digit}: remove {out}.
                {pivot} 是 {digit}、{digit1} 或 {digit2}。如果是 {digit1}，那么 {wing1} 是 {digit}；如果是 {digit2}，那么 {wing2} 是 {digit}。所以这三格必有一个是 {digit}，同时看到这三格的格不能是 {digit}：删去 {out}。
            wxyz-wing.why = {pivot} is one of {digits}. If it is {digit1}, then {wing1} is {digit}. If it is {digit2}, then {wing2} is {digit}. If it is {digit3}, then {wing3} is {digit}. So one of {cells} is {digit} in any case, and a cell that sees all of them is not: remove {out}.
                {pivot} 是 {digits} 之一。如果是 {digit1}，那么 {wing1} 是 {digit}；如果是 {digit2}，那么 {wing2} 是 {digit}；如果是 {digit3}，那么 {wing3} 是 {digit}。所以 {cells} 必有一个是 {digit}，同时看到它们的格不能是 {digit}：删去 {out}。
            w-wing.why = Both of {cells} have just {digits}. In {house}, the digit {linked} can only go to {ends}, and each of these sees one of the two cells. So the two cells are not both {linked}: one of them is {digit}, and a cell that sees both is not. Remove {out}.
                {cells} 都只有 {digits}。{house}里，{linked} 只能填在 {ends}，这两格各看到其中一格。所以 {cells} 不能都是 {linked}，必有一个是 {digit}，同时看到这两格的格不能是 {digit}：删去 {out}。
            xyz-ring.why = {pivot} is {digit}, {digit1} or {digit2}; {wing1} is {digit} or {digit1}, and {wing2} is {digit} or {digit2}. In {house}, the digit {digit} can only go to {places}, where it sees {wing1} or {wing2}. So these two cells are not both {digit}, and the three digits fill the three cells: {digit1} is in {pivot} or {wing1}, {digit2} in {pivot} or {wing2}, and {digit} in one of the three. A cell that sees all these places of a digit cannot have it: remove {out}.
                {pivot} 是 {digit}、{digit1} 或 {digit2}；{wing1} 是 {digit} 或 {digit1}，{wing2} 是 {digit} 或 {digit2}。{house}里，{digit} 只能填在 {places}，每处都看到 {wing1} 或 {wing2}。所以这两格不能都是 {digit}，三个数字正好填满三格：{digit1} 在 {pivot} 或 {wing1}，{digit2} 在 {pivot} 或 {wing2}，{digit} 在三格之一。能看到一个数字所有这些位置的格不能填它：删去 {out}。
            bent-wxyz-wing.why, vwxyz-wing.why, uvwxyz-wing.why, tuvwxyz-wing.why = The cells {cells} have just {digits}: as many digits as cells. Those of {line} outside {box}, and those of {box} outside {line}, have no digit in common but {digit}. So each of {others} can stand only once in these cells. They do not fill all of them, so at least one of {places} is {digit}, and a cell that sees all of these is not: remove {out}.
                {cells} 只有 {digits}，数字和格子一样多。其中{line}上宫外的格和{box}里线外的格，共有的数字只有 {digit}。所以 {others} 在这些格里各只能出现一次，填不满这些格，{places} 至少有一个是 {digit}，同时看到它们的格不能是 {digit}：删去 {out}。
            """;

    private WingWords() {}
}
