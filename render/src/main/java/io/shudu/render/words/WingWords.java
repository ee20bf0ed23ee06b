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
            """;

    private WingWords() {}
}
