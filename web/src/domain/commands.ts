import type { Direction } from './selection';

/** What the next digit becomes. `note` means the simple kind. */
export const TOOLS = ['digit', 'corner', 'centre', 'colour', 'pen'] as const;
export type Tool = (typeof TOOLS)[number] | 'note';

/**
 * Everything a player can ask for, as data. Keys, buttons, touches and typed commands all end up as one of these, and
 * one place carries them out.
 */
export type Command =
  | { do: 'go'; direction: Direction; extend: boolean; toEmpty: boolean }
  | { do: 'go-edge'; end: 'first' | 'last'; wholeBoard: boolean; extend: boolean }
  | { do: 'go-box'; direction: 'up' | 'down'; extend: boolean }
  | { do: 'go-to'; cell: number }
  | { do: 'enter'; digit: number; as: Tool | 'current' }
  | { do: 'place'; cell: number; digit: number }
  | { do: 'notes'; cell: number; add: number; remove: number }
  /** Colours a candidate: of the digit named, or of the one shown everywhere. */
  | { do: 'tint'; colour: number; digit?: number }
  | { do: 'choose-tint'; digit: number }
  | { do: 'clear'; everything: boolean }
  | { do: 'clear-cell'; cell: number }
  | { do: 'tool'; tool: Tool }
  | { do: 'next-tool' }
  | { do: 'corners-to-centre' }
  | { do: 'focus-digit'; digit: number | null }
  | { do: 'focus-cell-digit' }
  | { do: 'select-empty' }
  | { do: 'deselect' }
  | { do: 'undo'; times: number }
  | { do: 'redo'; times: number }
  | { do: 'set-checkpoint' }
  | { do: 'back-to-checkpoint' }
  | { do: 'rewind' }
  | { do: 'reapply' }
  | { do: 'hint' }
  | { do: 'check' }
  | { do: 'reveal' }
  | { do: 'give-up' }
  | { do: 'reset' }
  | { do: 'fill-notes'; digit?: number }
  | { do: 'pause' }
  | { do: 'toggle-clock' }
  | { do: 'zen' }
  | { do: 'open-history' }
  | { do: 'open-share' }
  | { do: 'open-command-line' }
  | { do: 'open-shortcuts' }
  | { do: 'heart' }
  | { do: 'read-house'; kind: 'row' | 'column' | 'box'; index: number | 'here' }
  | { do: 'read-candidates'; cell: number | 'here' }
  | { do: 'read-digit'; digit: number }
  | { do: 'ask-digit' };
