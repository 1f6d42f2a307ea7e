/** A random source with the same numbers for the same seed, everywhere. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of the values; throws if none. */
  pick<Value>(values: readonly Value[]): Value;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** FNV-1a: a 32-bit hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The random numbers of a seed (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick(values) {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    chance: (probability) => next() < probability,
  };
}

/** The values in a random order. */
export function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  const keyed = values.map((value) => ({ value, key: random.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}
