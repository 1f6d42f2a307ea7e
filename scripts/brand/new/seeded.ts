/** A number from a text, always the same: FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** A series of choices determined by a text. */
export interface Seeded {
  /** From `least` up to, but not including, `most`. */
  between: (least: number, most: number) => number;
  pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** The same text gives the same choices, on every machine (mulberry32). */
export function seeded(text: string): Seeded {
  let state = hashOf(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + next() * (most - least),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
