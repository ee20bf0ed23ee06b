import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { afterwards, filesIn, gzip } from './output.ts';
import { closure } from './start.ts';

const KB = 1000;
/** Most bytes, compressed, before the first screen can be used. */
const FIRST_LOAD = 150 * KB;
/** Most bytes, compressed, of each script that runs in a worker; the engine is one. */
const WORKER = 300 * KB;

type Bundle = Rolldown.OutputBundle;

/** Measures what a first visit has to load, says it, and fails the build if that grew too large. */
export function budget(): Plugin {
  return afterwards('shudu-budget', function (folder, bundle) {
    const size = (name: string): number => gzip(readFileSync(join(folder, name))).length;
    const total = (names: readonly string[]): number => names.reduce((sum, name) => sum + size(name), 0);
    const workers = filesIn(join(folder, 'assets')).filter(({ name }) => /^worker-[^.]+\.js$/.test(name));
    const measured = [
      { what: 'first load', bytes: total(firstLoad(bundle)), most: FIRST_LOAD },
      ...workers.map(({ name }) => ({ what: basename(name), bytes: size(`assets/${name}`), most: WORKER })),
    ];
    for (const { what, bytes, most } of measured) {
      const text = `${what}: ${inKb(bytes)} compressed, at most ${inKb(most)} allowed`;
      if (bytes > most) {
        this.error(`too large: ${text}`);
      }
      this.info(text);
    }
  });
}

/** The page, what it names (with the font), the entry with everything it imports, the style sheets, and the largest language. */
function firstLoad(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.name === 'app')!;
  const languages = chunks.filter((chunk) => /\/i18n\/[a-z]{2}\.ts$/.test(chunk.facadeModuleId ?? ''));
  const language = languages.sort((a, b) => Buffer.byteLength(b.code) - Buffer.byteLength(a.code))[0]!;
  const fonts = Object.keys(bundle).filter((name) => /figtree[^/]*\.woff2$/.test(name));
  const code = closure(bundle, language, closure(bundle, entry));
  return ['index.html', 'start.js', ...fonts, ...code];
}

function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} kB`;
}
