import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { SCREENS } from './screens.ts';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What every visit needs, what the board needs, and what else the play screen needs before its first picture. */
const APP = source('main.ts');
const PLAY = source(SCREENS.play!);
const ALL = Object.values(SCREENS).map(source);
const BOARD = /[\\/]src[\\/](ui[\\/]board|domain)[\\/]|[\\/]play[\\/](speech|hint-drawing|hint-sentences)\.ts$/;

/**
 * Few files instead of many small ones: on a slow line a request costs more than its bytes. What every visit needs is
 * one file; what screens share about boards is another, and what else they share a third; the rest of the play screen,
 * with which many visits begin, is one that no other screen waits for.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: (id, context) => (importedBy(APP, context).has(id) ? 'app' : null), priority: 4 },
  { name: 'board', test: BOARD, priority: 3 },
  { name: (id, context) => (isShared(id, context) ? 'shared' : null), priority: 2 },
  { name: (id, context) => (importedBy(PLAY, context).has(id) ? 'play' : null), priority: 1 },
];

function isShared(id: string, context: Rolldown.ChunkingContext): boolean {
  return ALL.filter((screen) => importedBy(screen, context).has(id)).length > 1;
}

const found = new Map<string, Set<string>>();

/** A module and everything that it imports, near or far, without what is loaded on demand. */
function importedBy(module: string, context: Rolldown.ChunkingContext): Set<string> {
  let all = found.get(module);
  if (!all) {
    found.set(module, (all = new Set()));
    const open = [module];
    for (let id = open.pop(); id; id = open.pop()) {
      if (!all.has(id)) {
        all.add(id);
        open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
      }
    }
  }
  return all;
}
