// Installs what the build needs, if the lock file changed since the last time. Written for any Node that knows
// modules, because an old one has to be able to say that it is too old.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const OLDEST = 20;
const INSTALLED = 'node_modules/.package-lock.json';

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `The web game needs Node.js ${OLDEST} or newer to be built; this is ${process.version}: https://nodejs.org`,
  );
  process.exit(1);
}
if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs > statSync('package-lock.json').mtimeMs) {
  console.log('node_modules is up to date');
} else {
  // Through the shell, because npm is a batch file on Windows.
  process.exit(spawnSync('npm ci', { stdio: 'inherit', shell: true }).status ?? 1);
}
