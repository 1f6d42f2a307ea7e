const chosen = new WeakMap<readonly string[], string>();

/**
 * A random origin of a list, the same for the whole page load, so that what was fetched from it, even by the document before the app, is
 * not fetched from another (S9.5); undefined for an empty list.
 */
export function onePerLoad(origins: readonly string[]): string | undefined {
  const known = chosen.get(origins);
  if (known !== undefined) return known;
  const asked = globalThis.liveryFirstList?.pictureOrigin;
  const one =
    origins.find((each) => each === asked) ?? origins[Math.floor(Math.random() * origins.length)];
  if (one !== undefined) chosen.set(origins, one);
  return one;
}
