import { type Command, TOOLS, type Tool } from '@/domain/commands';
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
const WHILE_PLAYING: ReadonlySet<Command['do']> = new Set<Command['do']>([
  ...(['set-checkpoint', 'back-to-checkpoint', 'rewind', 'reapply'] as const),
  ...(['hint', 'check', 'reveal', 'give-up', 'fill-notes', 'pause'] as const),
]);

/** What neither shows nor changes a board that is covered. */
const WHILE_PAUSED: ReadonlySet<Command['do']> = new Set(['pause', 'toggle-clock', 'zen', 'open-shortcuts']);

/** What each command does. */
const DOES: { readonly [D in Command['do']]: (session: Session, command: Extract<Command, { do: D }>) => unknown } = {
  go: (session, { extend, toEmpty, direction }) =>
    go(session, extend, (cell) =>
      toEmpty
        ? nextEmpty(session.board, cell, direction)
        : neighbour(session.shape, cell, direction, session.settings.wrap && !extend),
    ),
  'go-edge': (session, { extend, end, wholeBoard }) =>
    go(session, extend, (cell) => edge(session.shape, cell, end, wholeBoard)),
  'go-box': (session, { extend, direction }) => go(session, extend, (cell) => nextBox(session.shape, cell, direction)),
  'go-to'(session, { cell }) {
    session.select(only(cell));
    announce(session.speech.cell(session.board, cell, true));
  },
  enter: (session, { digit, as }) => enter(session, session.targets(), digit, as),
  place(session, { cell, digit }) {
    session.select(only(cell));
    enter(session, [cell], digit, 'digit');
  },
  notes(session, { cell, add, remove }) {
    session.select(only(cell));
    session.move('note', setNotes(session.board, cell, add, remove));
    announce(session.speech.cell(session.board, cell, false));
  },
  tint: (session, { colour, digit }) => tint(session, colour, digit ?? session.focusDigit.value),
  'choose-tint': (session, { digit }) => chooseTint(session, digit),
  clear: (session, { everything }) => clear(session, session.targets(), everything),
  'clear-cell': (session, { cell }) => clear(session, [cell], false),
  tool: (session, { tool }) => setTool(session, tool),
  'next-tool': (session) => setTool(session, nextTool(session)),
  'corners-to-centre': (session) => session.move('convert', cornersToCentre(session.board, session.targets())),
  'focus-digit': (session, { digit }) => focusDigit(session, digit ?? 0),
  'focus-cell-digit': focusCellDigit,
  'select-empty': selectEmpty,
  deselect,
  undo: (session, { times }) => travel(session, times, 'undo'),
  redo: (session, { times }) => travel(session, times, 'redo'),
  'set-checkpoint'(session) {
    session.game.history.setCheckpoint();
    session.version.value++;
    session.save();
    toast(session.t('play.say.checkpoint'));
  },
  'back-to-checkpoint': backToCheckpoint,
  rewind: (session) => session.checking.rewind(),
  reapply: (session) => session.move('reapply', reapply(session.board, session.game.history.branch)),
  hint: (session) => session.hinting.next(),
  check: (session) => session.checking.check(),
  reveal,
  'give-up': (session) => (session.dialog.value = 'give-up'),
  reset: (session) => (session.game.solved ? playAgain(session) : (session.dialog.value = 'reset')),
  heart: () => startHeart(),
  'fill-notes': (session, { digit }) => (digit === undefined ? askToFillNotes(session) : fillAllNotes(session, digit)),
  pause: (session) => session.pause(!session.paused.value),
  'toggle-clock': toggleClock,
  zen: (session) => (session.zen.value = !session.zen.value),
  'open-history': (session) => (session.panel.value = 'history'),
  'open-share': (session) => (session.dialog.value = 'share'),
  'open-command-line': (session) => (session.dialog.value = 'command-line'),
  'open-shortcuts': (session) => (session.dialog.value = 'shortcuts'),
  // What is asked for is shown as well as said: a toast is both.
  'read-house'({ shape, selection, speech, board }, { kind, index }) {
    const here = shape.housesOf(selection.value.cursor).find((house) => house.kind === kind)!;
    const asked = index === 'here' ? here : shape.houses.find((house) => house.kind === kind && house.index === index)!;
    toast(speech.missing(board, asked));
  },
  'read-candidates': ({ speech, board, selection }, { cell }) =>
    toast(speech.candidates(board, cell === 'here' ? selection.value.cursor : cell)),
  'read-digit'(session, { digit }) {
    session.focusDigit.value = digit;
    toast(session.speech.digit(session.board, digit));
  },
  'ask-digit': (session) => session.say('whichDigit'),
};

/** Carries out a command. Everything a player can do on the board goes through here. */
export function run(session: Session, command: Command): void {
  if (session.game.solved && WHILE_PLAYING.has(command.do)) {
    return;
  }
  if (session.paused.value && !WHILE_PAUSED.has(command.do)) {
    return;
  }
  session.asking.value = command.do === 'ask-digit';
  (DOES[command.do] as (session: Session, command: Command) => unknown)(session, command);
}

function go(session: Session, extend: boolean, step: (cell: number) => number): void {
  const before = session.selection.value;
  const cell = step(before.cursor);
  session.select(extend ? rectangle(before, cell, session.shape) : only(cell));
}

/** The tools that the settings offer. */
export function toolsFor(notes: 'simple' | 'two'): readonly Tool[] {
  return notes === 'simple' ? ['digit', 'note', 'colour', 'pen'] : TOOLS;
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
  const named = { digit: session.speech.symbol(digit) };
  if (cells.every((cell) => board.isGiven(cell))) {
    return session.say('givenStays');
  }
  if (tool !== 'digit') {
    const kind: NoteKind = tool === 'note' ? 'simple' : tool;
    if (session.move('note', toggleNote(board, cells, kind, digit))) {
      const there = cells.some((cell) => board.hasNote(cell, digit));
      session.say(there ? 'noteAdded' : 'noteRemoved', named);
    }
    return;
  }
  if (session.move('digit', enterDigit(board, cells, digit, settings.cleanNotes))) {
    const [left, over] = [board.remaining(digit), board.surplus(digit)];
    if (!cells.some((cell) => board.get('value', cell) === digit)) {
      session.say('removed', named);
    } else if (over > 0) {
      announce(session.t('play.say.tooMany', { ...named, count: over }, over));
    } else if (left === 0) {
      session.say('lastPlaced', named);
    } else {
      announce(session.t('play.say.placed', { ...named, count: left }, left));
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
  const { cursor } = session.selection.value;
  const empty = session.board.cellsWith(0);
  session.select(of(empty, empty.includes(cursor) ? cursor : (empty[0] ?? cursor)));
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
  session.game.help.filledNotes = true;
  session.move('fill-notes', fillNotes(session.board, session.shape.cells, digit));
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
