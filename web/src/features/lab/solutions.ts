/** The cells in which not all of the grids have the same digit. */
export function differing(grids: readonly string[]): ReadonlySet<number> {
  const [first = '', ...others] = grids;
  return new Set(
    Array.from(first, (_, cell) => cell).filter((cell) => others.some((grid) => grid[cell] !== first[cell])),
  );
}
