import type { Command } from './commands';
import { type ChordContext, collide, isPressed, readChord } from './chords';
import type { KeyPress } from './press';

/** Something that a player can put on a key of choice. */
interface Action {
  readonly command: Command;
  /** The usual keys, as {@link readChord} reads them. */
  readonly keys: readonly string[];
}

const go = (direction: 'up' | 'left' | 'down' | 'right', key: string): Action => ({
  command: { do: 'go', direction, extend: false, toEmpty: false },
  keys: [key],
});

const act = (command: Command, ...keys: string[]): Action => ({ command, keys });

/** Browsers keep some of these with Ctrl for themselves; then Alt does it. */
const question = (command: Command, key: string): Action => act(command, `Ctrl+Shift+${key}`, `Alt+Shift+${key}`);

/**
 * Everything whose keys can be changed. Digits, arrows and what goes with them always stay: whoever sits down at
 * somebody else's board can play. Where a keyboard has two of them on one key, the first one counts.
 */
export const ACTIONS = {
  goUp: go('up', 'KeyW'),
  goLeft: go('left', 'KeyA'),
  goDown: go('down', 'KeyS'),
  goRight: go('right', 'KeyD'),
  readRow: question({ do: 'read-house', kind: 'row', index: 'here' }, 'R'),
  readColumn: question({ do: 'read-house', kind: 'column', index: 'here' }, 'C'),
  readBox: question({ do: 'read-house', kind: 'box', index: 'here' }, 'B'),
  readCandidates: question({ do: 'read-candidates', cell: 'here' }, 'N'),
  askDigit: question({ do: 'ask-digit' }, 'D'),
  focusCellDigit: act({ do: 'focus-cell-digit' }, 'F'),
  selectEmpty: act({ do: 'select-empty' }, 'Ctrl+A'),
  undo: act({ do: 'undo', times: 1 }, 'Ctrl+Z', '['),
  redo: act({ do: 'redo', times: 1 }, 'Ctrl+Y', 'Ctrl+Shift+Z', ']'),
  setCheckpoint: act({ do: 'set-checkpoint' }, 'M'),
  backToCheckpoint: act({ do: 'back-to-checkpoint' }, 'Shift+M'),
  rewind: act({ do: 'rewind' }),
  openHistory: act({ do: 'open-history' }),
  reset: act({ do: 'reset' }),
  hint: act({ do: 'hint' }, 'H', 'F12'),
  check: act({ do: 'check' }, 'K'),
  reveal: act({ do: 'reveal' }),
  giveUp: act({ do: 'give-up' }),
  pause: act({ do: 'pause' }, 'P'),
  toggleClock: act({ do: 'toggle-clock' }, 'T'),
  zen: act({ do: 'zen' }, 'O'),
  openShare: act({ do: 'open-share' }),
  commandLine: act({ do: 'open-command-line' }, 'G'),
  openShortcuts: act({ do: 'open-shortcuts' }, '?', '/'),
  fillNotes: act({ do: 'fill-notes' }, 'N'),
  cornersToCentre: act({ do: 'corners-to-centre' }, '.'),
  toolDigit: act({ do: 'tool', tool: 'digit' }, 'KeyZ'),
  toolCorner: act({ do: 'tool', tool: 'corner' }, 'KeyX'),
  toolCentre: act({ do: 'tool', tool: 'centre' }, 'KeyC'),
  toolColour: act({ do: 'tool', tool: 'colour' }, 'KeyV'),
  toolPen: act({ do: 'tool', tool: 'pen' }, 'KeyB'),
  nextTool: act({ do: 'next-tool' }, 'Space'),
} as const satisfies Record<string, Action>;

export type ActionId = keyof typeof ACTIONS;

export const ACTION_IDS = Object.keys(ACTIONS) as ActionId[];

/** The keys of the actions that have not their usual ones. */
export type OwnKeys = Readonly<Partial<Record<ActionId, readonly string[]>>>;

/** More would not be remembered. */
const MOST_KEYS = 4;

/** Keys from somewhere that cannot be trusted: what is no action or no key is left out. */
export function asOwnKeys(value: unknown): OwnKeys {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const own: Partial<Record<ActionId, readonly string[]>> = {};
  for (const id of ACTION_IDS) {
    const keys = Object.hasOwn(given, id) ? given[id] : undefined;
    if (Array.isArray(keys)) {
      const read = keys.filter((key): key is string => typeof key === 'string' && readChord(key) !== null);
      own[id] = [...new Set(read)].slice(0, MOST_KEYS);
    }
  }
  return own;
}

/** The keys of an action. */
export function keysOf(id: ActionId, own: OwnKeys = {}): readonly string[] {
  return own[id] ?? ACTIONS[id].keys;
}

/** Shift with one of these selects on the way. */
function isMove(id: ActionId): boolean {
  return ACTIONS[id].command.do === 'go';
}

/** What a press means by these keys, or null. */
export function boundCommand(press: KeyPress, context: ChordContext, own: OwnKeys = {}): Command | null {
  for (const id of ACTION_IDS) {
    const { command } = ACTIONS[id];
    if (keysOf(id, own).some((key) => isPressed(readChord(key)!, press, context, isMove(id)))) {
      return command.do === 'go' ? { ...command, extend: press.shift } : command;
    }
  }
  return null;
}

/** A key that an action gets, and how it was pressed: what lies on its place on this keyboard counts, too. */
interface Wish {
  readonly id: ActionId;
  readonly key: string;
  readonly press?: KeyPress | undefined;
}

/** The other actions that a key is taken from if it is given to this one. */
export function clashing(own: OwnKeys, id: ActionId, key: string, press?: KeyPress): ActionId[] {
  return ACTION_IDS.filter((other) => keysOf(other, own).some((each) => isTaken(each, other, { id, key, press })));
}

function isTaken(key: string, id: ActionId, wish: Wish): boolean {
  const chord = readChord(key)!;
  if (id === wish.id) {
    return false;
  }
  const pressed = wish.press && isPressed(chord, wish.press, { side: 9, letterKeys: true }, isMove(id));
  return pressed || collide({ chord, move: isMove(id) }, { chord: readChord(wish.key)!, move: isMove(wish.id) });
}

/** Gives an action one key and takes it from all others. */
export function rebind(own: OwnKeys, id: ActionId, key: string, press?: KeyPress): OwnKeys {
  return withoutUsual({ ...own, ...withoutKey(own, { id, key, press }), [id]: [key] });
}

/** Leaves an action without a key. */
export function unbind(own: OwnKeys, id: ActionId): OwnKeys {
  return withoutUsual({ ...own, [id]: [] });
}

/** Gives an action its usual keys back, and takes them from all others. */
export function resetKeys(own: OwnKeys, id: ActionId): OwnKeys {
  let changed: OwnKeys = { ...own, [id]: ACTIONS[id].keys };
  for (const key of ACTIONS[id].keys) {
    changed = { ...changed, ...withoutKey(changed, { id, key }) };
  }
  return withoutUsual(changed);
}

/** What is left to the others that have a key. */
function withoutKey(own: OwnKeys, wish: Wish): OwnKeys {
  const left = clashing(own, wish.id, wish.key, wish.press).map((other) => [
    other,
    keysOf(other, own).filter((each) => !isTaken(each, other, wish)),
  ]);
  return Object.fromEntries(left) as OwnKeys;
}

function withoutUsual(own: OwnKeys): OwnKeys {
  const usual = (id: string): string => ACTIONS[id as ActionId].keys.join(' ');
  return Object.fromEntries(Object.entries(own).filter(([id, keys]) => keys.join(' ') !== usual(id)));
}
