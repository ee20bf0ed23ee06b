import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/**
 * Few files instead of many small ones: on a slow line a request costs more than its bytes. What every visit needs is
 * one file; what screens share about boards is another.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: (id, context) => (atStart(context).has(id) ? 'app' : null), priority: 2 },
  { name: 'board', test: /[\\/]src[\\/](ui[\\/]board|domain)[\\/]/, priority: 1 },
];

let found: Set<string> | null = null;

/** Everything that the first script imports, near or far, without what is loaded on demand. */
function atStart(context: Rolldown.ChunkingContext): Set<string> {
  if (!found) {
    found = new Set();
    const open = [ENTRY];
    for (let id = open.pop(); id; id = open.pop()) {
      if (!found.has(id)) {
        found.add(id);
        open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
      }
    }
  }
  return found;
}
