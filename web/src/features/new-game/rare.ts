/**
 * Techniques that hardly any puzzle needs: what they show is nearly always shown by something easier. They are not
 * offered as a wish, because the search for such a puzzle would end in vain more often than not.
 */
const RARE: ReadonlySet<string> = new Set([
  'full-house',
  'locked-triple',
  'naked-quad',
  'hidden-quad',
  'jellyfish',
  'avoidable-rectangle-2',
  'sashimi-jellyfish',
  'unique-loop-3',
  'unique-loop-4',
  'als-chain',
  'death-blossom',
  'grouped-continuous-nice-loop',
  'grouped-aic',
  'bug-2',
  'bug-3',
  'bug-4',
  'franken-x-wing',
  'franken-swordfish',
  'finned-franken-x-wing',
  'finned-franken-swordfish',
]);

export function isRare(technique: string): boolean {
  return RARE.has(technique);
}
