import type { Plugin, Rolldown } from 'vite';
import { SCREENS } from './screens.ts';

type Bundle = Rolldown.OutputBundle;

/** What `start.js` fetches early, by the name of its attribute: a language, and the screen that a visit begins with. */
const EARLY = { en: 'i18n/en.ts', zh: 'i18n/zh.ts', ...SCREENS };

/** Tells `start.js` the names of the files that it may fetch before the app's code asks for them. */
export function start(): Plugin {
  return {
    name: 'shudu-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const attributes = Object.entries(EARLY).map(([name, module]) => ` data-${name}="${files(bundle!, module)}"`);
        const named = html.replace(/(<script src="[^"]*start\.js")/, `$1${attributes.join('')}`);
        if (named === html) {
          throw new Error('index.html has no start.js');
        }
        return named;
      },
    },
  };
}

/** The files of a module that is loaded on demand, without those that every page has. */
function files(bundle: Bundle, module: string): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const app = chunks.find((chunk) => chunk.name === 'app')!;
  const entry = closure(bundle, app);
  const wanted = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/${module}`));
  if (!wanted) {
    throw new Error(`no file of its own: ${module}`);
  }
  return [...closure(bundle, wanted)].filter((name) => !entry.has(name)).join(' ');
}

/** A chunk, everything it imports, and their style sheets. */
export function closure(bundle: Bundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (!found.has(chunk.fileName)) {
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
    chunk.imports
      .map((name) => bundle[name])
      .filter((imported) => imported?.type === 'chunk')
      .forEach((imported) => closure(bundle, imported, found));
  }
  return found;
}
