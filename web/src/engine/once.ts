/** Asks for each thing once, so that it can be asked for before it is needed; after a failure again. */
export function once<A extends readonly (string | number)[], T>(
  ask: (...what: A) => Promise<T>,
): (...what: A) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...what) => {
    const name = what.join(' ');
    let answer = known.get(name);
    if (!answer) {
      answer = ask(...what);
      known.set(name, answer);
      answer.catch(() => known.delete(name));
    }
    return answer;
  };
}
