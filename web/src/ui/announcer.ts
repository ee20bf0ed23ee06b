import { nextTick, ref } from 'vue';

/**
 * What screen readers are told: results of actions when they have a moment, and at once only that the puzzle is
 * solved. The same words twice in a row are two messages, so each carries a number that makes it a new text node.
 */
interface Announcement {
  text: string;
  number: number;
}

export const polite = ref<Announcement>({ text: '', number: 0 });
export const assertive = ref<Announcement>({ text: '', number: 0 });

/** Whether something polite was said that is not on the page yet. */
let isFresh = false;

export function announce(text: string, urgent = false): void {
  const region = urgent ? assertive : polite;
  region.value = { text, number: region.value.number + 1 };
  if (!urgent) {
    isFresh = true;
    void nextTick(() => (isFresh = false));
  }
}

/** Says something after what was said in the same moment, not instead of it. */
export function announceToo(text: string): void {
  const before = isFresh ? polite.value.text : '';
  announce(before === '' || before === text ? text : `${before}\n${text}`);
}
