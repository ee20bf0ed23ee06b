import type { Segment, Step } from 'shudu-engine';
import { digitOf } from '@/domain/digits';
import type { Candidate } from '@/domain/moves';
import type { Shape } from '@/domain/shape';

/** A sentence of a proof: its parts, and what on the board it speaks of. */
export interface Sentence {
  readonly segments: readonly Segment[];
  readonly cells: ReadonlySet<number>;
  /** As `cell=digit` by their numbers. */
  readonly candidates: ReadonlySet<string>;
}

export function candidateKey({ cell, digit }: Candidate): string {
  return `${cell}=${digit}`;
}

/** The sentences of a proof. Several lines of thought count as one sentence each. */
export function sentencesOf(shape: Shape, segments: readonly Segment[]): Sentence[] {
  const sentences: Segment[][] = [[]];
  const add = (segment: Segment): unknown => sentences.at(-1)!.push(segment);
  const next = (): unknown => sentences.push([]);
  for (const segment of segments) {
    if (!isPlain(segment)) {
      const lines = linesOf(segment);
      if (lines.length > 1) {
        // Empty sentences are left out below.
        sentences.push(...lines.map((line) => [line]), []);
      } else {
        add(segment);
      }
      continue;
    }
    // The sign that ends a sentence, with the space behind it, belongs to it.
    segment.text.split(/(?<=[.。]\s*)(?![\s.。])/).forEach((text, i) => {
      if (i > 0) {
        next();
      }
      add({ text });
    });
  }
  return sentences
    .map((parts) => parts.filter(({ text }) => text !== ''))
    .filter((parts) => /[\p{L}\p{N}]/u.test(parts.map(({ text }) => text).join('')))
    .map((parts) => ({ segments: parts, ...spokenOf(shape, parts) }));
}

function isPlain(segment: Segment): boolean {
  return Object.keys(segment).length === 1;
}

/** Several lines of thought, each by itself. */
function linesOf(segment: Segment): Segment[] {
  const { chains, text } = segment;
  const texts = text.split(/[;；]\s*/);
  return chains && chains.length > 1 && texts.length === chains.length
    ? chains.map((chain, i) => ({ text: texts[i]!, chain }))
    : [segment];
}

function spokenOf(shape: Shape, segments: readonly Segment[]): Omit<Sentence, 'segments'> {
  const cells = new Set<number>();
  const candidates = new Set<string>();
  for (const { cell, cells: several, house, houses, candidate, candidates: many, chain, chains } of segments) {
    [cell ?? [], several ?? []].flat().forEach((name) => cells.add(shape.cellNamed(name)!));
    const ofHouses = [house ?? [], houses ?? []].flat().flatMap((name) => shape.houseNamed(name)!.cells);
    ofHouses.forEach((each) => cells.add(each));
    const nodes = [candidate ?? [], many ?? [], chain ?? [], ...(chains ?? [])].flat();
    nodes.flatMap((name) => nodeOf(shape, name)).forEach((each) => candidates.add(candidateKey(each)));
  }
  return { cells, candidates };
}

/** The candidates of a name such as `r1c1=3`, or `r1c5,r1c6<>3` for cells that act as one. */
function nodeOf(shape: Shape, name: string): Candidate[] {
  const [cells, symbol] = name.split(/=|<>/) as [string, string];
  return cells.split(',').map((cell) => ({ cell: shape.cellNamed(cell)!, digit: digitOf(symbol) }));
}

/** The cells of a step's only line of thought, in their order; none if it has no such line, or several. */
export function chainCells(shape: Shape, step: Step): number[] {
  const chains = step.segments.en.flatMap(({ chain, chains }) => (chain ? [chain] : (chains ?? [])));
  return chains.length === 1
    ? [...new Set(chains[0]!.flatMap((name) => nodeOf(shape, name).map(({ cell }) => cell)))]
    : [];
}
