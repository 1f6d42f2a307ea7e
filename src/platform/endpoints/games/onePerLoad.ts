const chosen = new WeakMap<readonly string[], string>();

/**
 * One of a list of origins at random, the same for the whole load, so that what has been fetched from it is not fetched from another,
 * by the document itself before the app was there either (S9.5); none of an empty list.
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
