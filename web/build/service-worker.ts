import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, build } from 'vite';
import { afterwards, filesIn } from './output.ts';

const SOURCE = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url));

/**
 * Writes the service worker beside the app, with the hash of every file of the build and a version made from those:
 * the same build gives the same worker, any change a new one.
 */
export function serviceWorker(): Plugin {
  return afterwards('shudu-service-worker', async (folder) => {
    const hashes = filesIn(folder).map(({ name, content }) => [name, `sha256-${sha256(content, 'base64')}`] as const);
    const files = JSON.stringify(Object.fromEntries(hashes));
    const code = await compile({
      __FILES__: files,
      __VERSION__: JSON.stringify(sha256(files, 'hex').slice(0, 16)),
    });
    writeFileSync(join(folder, 'service-worker.js'), code);
  });
}

/** The worker as one classic script, which every browser with service workers can run. */
async function compile(define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, target: 'es2022', lib: { entry: SOURCE, formats: ['iife'], name: 'worker' } },
  });
  const [bundle] = result as Rolldown.RolldownOutput[];
  return bundle!.output[0].code;
}

function sha256(content: Buffer | string, encoding: 'base64' | 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}
