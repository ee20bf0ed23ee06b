// Draws the icons that cannot be SVG from public/icon.svg, with a Chromium on the PATH or in CHROMIUM. The results are
// committed: run it again after changing the icon.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const icon = readFileSync(join(publicFolder, 'icon.svg'), 'utf8');
/** For systems that cut out a shape of their own: colour up to the edges. */
const square = icon.replace('rx="112"', '');
/** Any shape may be cut out of this one: the grid lies within the circle that always stays. */
const maskable = square.replace(
  '<g id="grid"',
  '<g id="grid" transform="translate(256 256) scale(.88) translate(-256 -256)"',
);

const folder = mkdtempSync(join(tmpdir(), 'shudu-icons-'));
draw(icon, 'icon-192.png', 192);
draw(icon, 'icon-512.png', 512);
draw(square, 'icon-180.png', 180);
draw(maskable, 'icon-maskable-512.png', 512);
rmSync(folder, { recursive: true });

function draw(svg, name, size) {
  const page = join(folder, `${name}.svg`);
  writeFileSync(page, svg.replace('<svg ', `<svg width="${size}" height="${size}" `));
  execFileSync(
    process.env.CHROMIUM ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--window-size=${size},${size}`,
      `--screenshot=${join(publicFolder, name)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
}
