import { ASSIST_SIGNS, type Assist } from '@/domain/score';

/** What a share card tells about a rung: nothing that helps or spoils. */
export interface CardRung {
  readonly name: string;
  /** Null if the rung was not played. */
  readonly assist: Assist | null;
  /** Empty if it is not to be told, or not known. */
  readonly time: string;
  /** For each technique that the puzzle needs, from the easiest on, whether it was found without a hint. */
  readonly dots: readonly boolean[];
}

export interface Card {
  readonly title: string;
  readonly day: string;
  readonly rungs: readonly CardRung[];
  /** The days in a row, or nothing. */
  readonly streak: string;
}

/** For each technique that a puzzle needs, whether no hint was about it. */
export function dotsOf(techniques: Readonly<Record<string, number>>, hinted: readonly string[]): boolean[] {
  return Object.keys(techniques).map((technique) => !hinted.includes(technique));
}

/** The card as lines of text. */
export function cardText({ title, day, rungs, streak }: Card): string {
  const rows = rungs.map(({ name, assist, time, dots }) =>
    assist === null
      ? `▫ ${name}`
      : ['▪', name, ASSIST_SIGNS[assist], time, dots.map((own) => (own ? '●' : '○')).join('')]
          .filter(Boolean)
          .join(' '),
  );
  return [`${title} ${day}`, ...rows, streak].filter(Boolean).join('\n');
}

const SIDE = 600;
const ROW = 84;
const FONT = `font-family="Figtree, system-ui, 'PingFang SC', 'Noto Sans SC', sans-serif"`;

/** The card as a square picture in the colours of the daily card. */
export function cardSvg({ title, day, rungs, streak }: Card): string {
  const rows = rungs.map((rung, i) => rowOf(rung, 196 + i * ROW)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" rx="36" fill="#273479"/>${mark(48, 52)}` +
    `<text x="120" y="74" ${FONT} font-size="26" font-weight="700" fill="#fff">${escaped(title)}</text>` +
    `<text x="120" y="104" ${FONT} font-size="24" fill="#c6cdf4">${escaped(day)}</text>` +
    rows +
    `<text x="48" y="${SIDE - 44}" ${FONT} font-size="24" font-weight="600" fill="#ff9a6b">${escaped(streak)}</text>` +
    `</svg>`
  );
}

function rowOf({ name, assist, time, dots }: CardRung, y: number): string {
  const done = assist !== null;
  const tile = done
    ? `<rect x="48" y="${y - 24}" width="32" height="32" rx="8" fill="#fff"/>`
    : `<rect x="49.5" y="${y - 22.5}" width="29" height="29" rx="7" fill="none" stroke="#c6cdf4" stroke-width="3"/>`;
  const words = `<text x="100" y="${y}" ${FONT} font-size="26" font-weight="600" fill="${done ? '#fff' : '#c6cdf4'}">${escaped(name)}</text>`;
  if (!done) {
    return tile + words;
  }
  const how = [ASSIST_SIGNS[assist], time].filter(Boolean).join('  ');
  const right = `<text x="${SIDE - 48}" y="${y}" text-anchor="end" ${FONT} font-size="26" fill="#fff">${how}</text>`;
  const circles = dots
    .map((own, i) =>
      own
        ? `<circle cx="${108 + i * 24}" cy="${y + 22}" r="8" fill="#ff9a6b"/>`
        : `<circle cx="${108 + i * 24}" cy="${y + 22}" r="6.5" fill="none" stroke="#ff9a6b" stroke-width="3"/>`,
    )
    .join('');
  return tile + words + right + circles;
}

/** The mark of the game: eight tiles and the single. */
function mark(x: number, y: number): string {
  const tiles = ['ppo', 'mmp', 'mmp'].flatMap((row, i) => [...row].map((sign, j) => ({ sign, i, j })));
  return tiles
    .map(({ sign, i, j }) =>
      sign === 'o'
        ? `<circle cx="${x + j * 18 + 7.5}" cy="${y + i * 18 + 7.5}" r="8" fill="#ff9a6b"/>`
        : `<rect x="${x + j * 18}" y="${y + i * 18}" width="15" height="15" rx="4" fill="#fff" opacity="${sign === 'p' ? 0.45 : 1}"/>`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
