import { type Ref, ref } from 'vue';
import type { Combo } from './shortcuts';

/** What stands on the keys of this keyboard, by their place. Only some browsers tell. */
type Layout = Pick<Map<string, string>, 'get'>;

interface KeyboardNavigator {
  keyboard?: { getLayoutMap(): Promise<Layout> };
}

const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Escape: 'Esc',
};

const MODIFIERS = {
  mac: { ctrl: '⌘', alt: '⌥', shift: '⇧' },
  other: { ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift' },
} as const;

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of a keyboard as they are, known a moment after the first use. */
export function useKeyboardLayout(): Ref<Layout> {
  const layout = ref<Layout>(new Map());
  const { keyboard } = navigator as KeyboardNavigator;
  // Refused inside some frames; then the usual labels stand.
  keyboard?.getLayoutMap().then(
    (map) => (layout.value = map),
    () => undefined,
  );
  return layout;
}

/** A combination as the labels of its keys; several lists if something has to be pressed before. */
export function comboLabels(combo: Combo, layout: Layout, mac = isMac): string[][] {
  const names = MODIFIERS[mac ? 'mac' : 'other'];
  const modifiers = (['ctrl', 'alt', 'shift'] as const).filter((modifier) => combo[modifier]);
  return [
    ...(combo.after ? comboLabels(combo.after, layout, mac) : []),
    [
      ...modifiers.map((modifier) => names[modifier]),
      ...(combo.hold ? [keyLabel(combo.hold, layout)] : []),
      keysLabel(combo.keys, layout),
    ],
  ];
}

/** `1–9` for many keys in a row, else one after the other. */
function keysLabel(keys: readonly string[], layout: Layout): string {
  const labels = keys.map((key) => keyLabel(key, layout));
  return labels.length > 4
    ? `${labels.at(0)}–${labels.at(-1)}`
    : labels.join(labels.every((label) => label.length === 1) ? ' ' : ' / ');
}

function keyLabel(key: string, layout: Layout): string {
  // The row of digits keeps its digits, also where they need Shift.
  const printed = key.startsWith('Key') ? layout.get(key)?.toUpperCase() : undefined;
  return SIGNS[key] ?? printed ?? key.replace(/^(Key|Digit)/, '');
}
