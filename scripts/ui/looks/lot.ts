/** A number for a key, the same for the same seed (FNV-1a, which a browser computes at once). */
function lotIn(seed: string, key: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed} ${key}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * One of several, drawn for a key.
 * @throws RangeError for an empty list
 */
export function drawnIn<Each>(key: string, all: readonly Each[], seed: string): Each {
  const drawn = all[lotIn(seed, key) % all.length];
  if (drawn === undefined) throw new RangeError('There is nothing to draw from.');
  return drawn;
}
