import type { Command, Tool } from '@/domain/commands';
import { digitsIn, has } from '@/domain/digits';
import {
  OFFERED_COLOURS,
  type NoteKind,
  clearAll,
  clearTop,
  cornersToCentre,
  enterAnswer,
  enterDigit,
  fillNotes,
  reapply,
  reset,
  setNotes,
  toggleColour,
  toggleLines,
  toggleNote,
  toggleTint,
} from '@/domain/moves';
import { type Selection, edge, neighbour, nextBox, nextEmpty, nothing, of, only, rectangle } from '@/domain/selection';
import { clockText } from '@/domain/clock';
import { startHeart } from '@/features/new-game/make';
import { goTo } from '@/router';
import { announce } from '@/ui/announcer';
import { toast } from '@/ui/toasts';
import { proofWeight } from './proof';
import type { Session } from './session';

/** What makes no sense on a solved board. */
const WHILE_PLAYING: ReadonlySet<Command['do']> = new Set([
  'set-checkpoint',
  'back-to-checkpoint',
  'rewind',
  'reapply',
  'hint',
  'check',
  'reveal',
  'give-up',
  'fill-notes',
  'pause',
]);

/** What neither shows nor changes a board that is covered. */
const WHILE_PAUSED: ReadonlySet<Command['do']> = new Set(['pause', 'toggle-clock', 'zen', 'open-shortcuts']);

/** Carries out a command. Everything a player can do on the board goes through here. */
export function run(session: Session, command: Command): void {
  if (session.game.solved && WHILE_PLAYING.has(command.do)) {
    return;
  }
  if (session.paused.value && !WHILE_PAUSED.has(command.do)) {
    return;
  }
  session.asking.value = command.do === 'ask-digit';
  switch (command.do) {
    case 'go':
      return go(session, command.extend, (cell) =>
        command.toEmpty
          ? nextEmpty(session.board, cell, command.direction)
          : neighbour(session.shape, cell, command.direction, session.settings.wrap && !command.extend),
      );
    case 'go-edge':
      return go(session, command.extend, (cell) => edge(session.shape, cell, command.end, command.wholeBoard));
    case 'go-box':
      return go(session, command.extend, (cell) => nextBox(session.shape, cell, command.direction));
    case 'go-to':
      session.select(only(command.cell));
      return announce(session.speech.cell(session.board, command.cell, true));
    case 'enter':
      return enter(session, session.targets(), command.digit, command.as);
    case 'place':
      session.select(only(command.cell));
      return enter(session, [command.cell], command.digit, 'digit');
    case 'notes':
      session.select(only(command.cell));
      session.move('note', setNotes(session.board, command.cell, command.add, command.remove));
      return announce(session.speech.cell(session.board, command.cell, false));
    case 'tint':
      return tint(session, command.colour, command.digit ?? session.focusDigit.value);
    case 'choose-tint':
      return chooseTint(session, command.digit);
    case 'clear':
      return clear(session, session.targets(), command.everything);
    case 'clear-cell':
      return clear(session, [command.cell], false);
    case 'tool':
      return setTool(session, command.tool);
    case 'next-tool':
      return setTool(session, nextTool(session));
    case 'corners-to-centre':
      session.move('convert', cornersToCentre(session.board, session.targets()));
      return;
    case 'focus-digit':
      return focusDigit(session, command.digit ?? 0);
    case 'focus-cell-digit':
      return focusCellDigit(session);
    case 'select-empty':
      return selectEmpty(session);
    case 'deselect':
      return deselect(session);
    case 'undo':
      return travel(session, command.times, 'undo');
    case 'redo':
      return travel(session, command.times, 'redo');
    case 'set-checkpoint':
      session.game.history.setCheckpoint();
      session.version.value++;
      session.save();
      toast(session.t('play.say.checkpoint'));
      return;
    case 'back-to-checkpoint':
      return backToCheckpoint(session);
    case 'rewind':
      return void session.checking.rewind();
    case 'reapply':
      session.move('reapply', reapply(session.board, session.game.history.branch));
      return;
    case 'hint':
      return void session.hinting.next();
    case 'check':
      return void session.checking.check();
    case 'reveal':
      return void reveal(session);
    case 'give-up':
      session.dialog.value = 'give-up';
      return;
    case 'reset':
      return session.game.solved ? playAgain(session) : void (session.dialog.value = 'reset');
    case 'heart':
      return void startHeart();
    case 'fill-notes':
      return command.digit === undefined ? askToFillNotes(session) : fillAllNotes(session, command.digit);
    case 'pause':
      return session.pause(!session.paused.value);
    case 'toggle-clock':
      return toggleClock(session);
    case 'zen':
      session.zen.value = !session.zen.value;
      return;
    case 'open-history':
      session.panel.value = 'history';
      return;
    case 'open-share':
      session.dialog.value = 'share';
      return;
    case 'open-command-line':
      session.dialog.value = 'command-line';
      return;
    case 'open-shortcuts':
      session.dialog.value = 'shortcuts';
      return;
    // What is asked for is shown as well as said: a toast is both.
    case 'read-house': {
      const { shape } = session;
      const here = shape.housesOf(session.selection.value.cursor).find(({ kind }) => kind === command.kind)!;
      const index = command.index === 'here' ? here.index : command.index;
      const house = shape.houses.find((each) => each.kind === command.kind && each.index === index)!;
      return toast(session.speech.missing(session.board, house));
    }
    case 'read-candidates': {
      const cell = command.cell === 'here' ? session.selection.value.cursor : command.cell;
      return toast(session.speech.candidates(session.board, cell));
    }
    case 'read-digit':
      session.focusDigit.value = command.digit;
      return toast(session.speech.digit(session.board, command.digit));
    case 'ask-digit':
      return session.say('whichDigit');
  }
}

function go(session: Session, extend: boolean, step: (cell: number) => number): void {
  const before = session.selection.value;
  const cell = step(before.cursor);
  session.select(extend ? rectangle(before, cell, session.shape) : only(cell));
}

/** The tools that the settings offer. */
export function toolsFor(notes: 'simple' | 'two'): Tool[] {
  return notes === 'simple' ? ['digit', 'note', 'colour', 'pen'] : ['digit', 'corner', 'centre', 'colour', 'pen'];
}

/** A tool in terms of the settings: with simple notes, both kinds of notes are the one kind. */
function resolved(session: Session, tool: Tool): Tool {
  const simple = session.settings.notes === 'simple';
  if (simple) {
    return tool === 'corner' || tool === 'centre' ? 'note' : tool;
  }
  return tool === 'note' ? 'centre' : tool;
}

function setTool(session: Session, tool: Tool): void {
  session.tool.value = resolved(session, tool);
  session.tintDigit.value = 0;
  if (session.tool.value === 'colour' || session.tool.value === 'pen') {
    session.heldDigit.value = 0;
  }
  session.say('tool', { tool: session.t(`play.tools.${session.tool.value}`) });
}

function nextTool(session: Session): Tool {
  const tools = toolsFor(session.settings.notes);
  const at = tools.indexOf(resolved(session, session.tool.value));
  return tools[(at + 1) % tools.length]!;
}

/** The tool that a long press stands for: notes while digits are entered, digits otherwise. */
export function otherTool(session: Session): Tool {
  return resolved(session, session.tool.value) === 'digit' ? resolved(session, 'note') : 'digit';
}

/** Enters the held digit into a cell that was tapped. One more of it than there can be is not placed by a slip. */
export function enterHeld(session: Session, cell: number, digit: number, as: Tool | 'current'): void {
  const { board } = session;
  const tool = resolved(session, as === 'current' ? session.tool.value : as);
  const placing = tool === 'digit' && !board.isGiven(cell) && board.digit(cell) !== digit;
  if (placing && board.remaining(digit) === 0) {
    const args = { digit: session.speech.symbol(digit), count: board.shape.side };
    return toast(session.t('play.say.allPlaced', args));
  }
  enter(session, [cell], digit, as);
}

/** Enters a digit (or colour, or lines) into cells with a tool. */
export function enter(session: Session, cells: readonly number[], digit: number, as: Tool | 'current'): void {
  const { board, settings } = session;
  const tool = resolved(session, as === 'current' ? session.tool.value : as);
  if (tool === 'colour') {
    return enterColour(session, cells, digit);
  }
  if (tool === 'pen') {
    return drawLines(session, cells);
  }
  if (digit > session.shape.side) {
    return;
  }
  session.lastDigit = digit;
  if (cells.every((cell) => board.isGiven(cell))) {
    return session.say('givenStays');
  }
  if (tool !== 'digit') {
    const kind: NoteKind = tool === 'note' ? 'simple' : tool;
    if (session.move('note', toggleNote(board, cells, kind, digit))) {
      const there = cells.some((cell) => board.hasNote(cell, digit));
      session.say(there ? 'noteAdded' : 'noteRemoved', { digit: session.speech.symbol(digit) });
    }
    return;
  }
  if (session.move('digit', enterDigit(board, cells, digit, settings.cleanNotes))) {
    const [left, over] = [board.remaining(digit), board.surplus(digit)];
    if (!cells.some((cell) => board.get('value', cell) === digit)) {
      session.say('removed', { digit: session.speech.symbol(digit) });
    } else if (over > 0) {
      announce(session.t('play.say.tooMany', { digit: session.speech.symbol(digit), count: over }, over));
    } else if (left === 0) {
      session.say('lastPlaced', { digit: session.speech.symbol(digit) });
    } else {
      announce(session.t('play.say.placed', { digit: session.speech.symbol(digit), count: left }, left));
    }
  }
}

function drawLines(session: Session, path: readonly number[]): void {
  const { board } = session;
  if (session.move('line', toggleLines(board, path))) {
    session.say(board.get('line', board.lineKey(path[0]!, path[1]!)) ? 'link' : 'cleared');
  }
}

function enterColour(session: Session, cells: readonly number[], colour: number): void {
  if (colour > OFFERED_COLOURS) {
    session.say('noColour', { count: OFFERED_COLOURS });
  } else if (session.move('colour', toggleColour(session.board, cells, colour))) {
    const there = cells.some((cell) => has(session.board.get('colour', cell), colour));
    session.say(there ? 'coloured' : 'uncoloured', { colour });
  }
}

function tint(session: Session, colour: number, digit: number): void {
  const { board } = session;
  const cells = session.targets();
  if (digit === 0) {
    session.say('tintNeedsFocus');
  } else if (colour <= OFFERED_COLOURS && session.move('tint', toggleTint(board, cells, digit, colour))) {
    const there = cells.some((cell) => board.get('tint', board.tintKey(cell, digit)) === colour);
    session.say(there ? 'coloured' : 'uncoloured', { colour });
  }
}

/** The candidates that the cells to enter into have among their notes. */
export function notedDigits(session: Session): number[] {
  const { board } = session;
  const empty = session.targets().filter((cell) => board.digit(cell) === 0);
  return digitsIn(empty.reduce((notes, cell) => notes | board.notes(cell), 0));
}

/** Says which candidate the next colours are for; the same again, or one that is not there, and they are for cells. */
function chooseTint(session: Session, digit: number): void {
  const chosen = digit !== session.tintDigit.value && notedDigits(session).includes(digit);
  session.tintDigit.value = chosen ? digit : 0;
  session.say(chosen ? 'tintsCandidate' : 'tintsCell', { digit: session.speech.symbol(digit) });
}

function clear(session: Session, cells: readonly number[], everything: boolean): void {
  const edits = everything ? clearAll(session.board, cells) : clearTop(session.board, cells);
  session.say(session.move('clear', edits) ? 'cleared' : 'nothingToClear');
}

function focusDigit(session: Session, digit: number): void {
  if (digit > session.shape.side) {
    return;
  }
  session.focusDigit.value = session.focusDigit.value === digit ? 0 : digit;
  if (session.focusDigit.value === 0) {
    session.say('noFocus');
  } else {
    session.say('focus', { digit: session.speech.symbol(digit) });
  }
}

function focusCellDigit(session: Session): void {
  const digit = session.board.digit(session.selection.value.cursor);
  if (digit !== 0 || session.focusDigit.value !== 0) {
    focusDigit(session, digit || session.focusDigit.value);
  } else {
    session.say('focusNothing');
  }
}

function selectEmpty(session: Session): void {
  const { board, selection } = session;
  const empty = board.digits().flatMap((digit, cell) => (digit === 0 ? [cell] : []));
  session.select(
    of(empty, empty.includes(selection.value.cursor) ? selection.value.cursor : (empty[0] ?? selection.value.cursor)),
  );
  announce(session.t('play.say.selected', empty.length));
}

/** Escape goes back one layer at a time: panel, board alone, held digit, digit shown everywhere, selection. */
function deselect(session: Session): void {
  if (session.panel.value !== 'none') {
    session.panel.value = 'none';
  } else if (session.zen.value) {
    session.zen.value = false;
  } else if (session.heldDigit.value !== 0) {
    session.heldDigit.value = 0;
  } else if (session.focusDigit.value !== 0) {
    session.focusDigit.value = 0;
  } else {
    clearSelection(session);
  }
}

export function clearSelection(session: Session): void {
  session.select(nothing(session.selection.value.cursor) satisfies Selection);
  session.say('deselected');
}

function travel(session: Session, times: number, way: 'undo' | 'redo'): void {
  const last = session[way](times);
  if (last) {
    session.say(way === 'undo' ? 'undone' : 'redone', { what: session.speech.move(last, way === 'undo') });
  } else {
    session.say(way === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
  }
}

function backToCheckpoint(session: Session): void {
  const mark = session.game.history.lastCheckpoint();
  if (mark === null) {
    toast(session.t('play.say.noCheckpoint'));
  } else {
    session.goTo(mark);
    session.say('atCheckpoint');
  }
}

async function reveal(session: Session): Promise<void> {
  const cells = session.targets().filter((cell) => !session.board.isGiven(cell));
  const [cell] = cells;
  if (cells.length !== 1 || cell === undefined) {
    return toast(session.t('play.reveal.chooseOne'));
  }
  if (session.board.digit(cell) !== 0) {
    return toast(session.t('play.reveal.filled'));
  }
  const { turn } = session;
  try {
    const digit = await session.checking.solutionDigit(cell);
    if (turn !== session.turn) {
      return;
    }
    if (!digit) {
      return toast(session.t('play.reveal.impossible'));
    }
    session.game.help.reveals++;
    void weighReveal(session, cell, digit);
    if (session.move('reveal', enterDigit(session.board, [cell], digit, session.settings.cleanNotes))) {
      announce(session.speech.cell(session.board, cell, false));
    }
  } catch {
    toast(session.t('common.engineFailed'));
  }
}

/** Finds out what a revealed cell would have taken; if the engine fails, it counts as a usual step. */
async function weighReveal(session: Session, cell: number, digit: number): Promise<void> {
  const { game, board } = session;
  const weight = await proofWeight(game.puzzle, board.digits(), cell, digit).catch(() => null);
  if (weight !== null) {
    game.weighReveal(weight);
    session.save();
  }
}

/** Shows the whole answer, which ends the game. */
export async function giveUp(session: Session): Promise<void> {
  const { turn, game, board } = session;
  try {
    const answer = await session.checking.answer();
    if (turn !== session.turn) {
      return;
    }
    if (typeof answer === 'string') {
      return toast(session.t(`play.check.${answer}`));
    }
    game.help.answer = true;
    session.move('answer', enterAnswer(board, answer));
  } catch {
    toast(session.t('common.engineFailed'));
  }
}

/** Asks the first time; who has agreed once in a game is not asked again. */
function askToFillNotes(session: Session): void {
  if (session.game.help.filledNotes) {
    fillAllNotes(session);
  } else {
    session.dialog.value = 'fill-notes';
  }
}

/** Fills in the notes of all empty cells, or those of one digit. */
export function fillAllNotes(session: Session, digit?: number): void {
  const all = session.board.givens.map((_, cell) => cell);
  session.game.help.filledNotes = true;
  session.move('fill-notes', fillNotes(session.board, all, digit));
  session.say('notesFilled');
}

/** Begins the same puzzle anew; the finished game stays as it is. */
function playAgain({ games, game }: Session): void {
  goTo('play', games.start(game.puzzle).key);
}

/** Clears the board, as one move that can be undone. */
export function startOver(session: Session): void {
  session.move('reset', reset(session.board));
  session.select(nothing());
}

function toggleClock(session: Session): void {
  const { settings } = session;
  settings.clock = settings.clock === 'shown' ? 'end' : 'shown';
  if (settings.clock === 'shown') {
    session.say('clockShown', { time: clockText(session.game.clock.elapsed) });
  } else {
    session.say('clockHidden');
  }
}
