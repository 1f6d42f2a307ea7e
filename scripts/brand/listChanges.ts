import { isDeepStrictEqual } from 'node:util';

type NameOf<Part> = (part: Part) => string;

/** The parts of a list by name; a name that comes again is numbered. */
function named<Part>(parts: readonly Part[], nameOf: NameOf<Part>): Map<string, Part> {
  const all = new Map<string, Part>();
  for (const part of parts) {
    const name = nameOf(part);
    let unique = name;
    for (let count = 2; all.has(unique); count += 1) unique = `${name} (${count})`;
    all.set(unique, part);
  }
  return all;
}

/** The longest list of names that both lists have in the same order. */
function inSameOrder(a: readonly string[], b: readonly string[]): ReadonlySet<string> {
  let best: string[][] = b.map(() => []);
  for (const name of a) {
    const next: string[][] = [];
    for (const [at, other] of b.entries()) {
      const without = next[at - 1] ?? [];
      const above = best[at] ?? [];
      const longest = above.length >= without.length ? above : without;
      next.push(name === other ? [...(at === 0 ? [] : (best[at - 1] ?? [])), name] : longest);
    }
    best = next;
  }
  return new Set(best.at(-1));
}

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/** The options in which two parts differ, each as `rows from 2 to 3`. */
function optionChanges(before: object, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys]
    .filter((key) => !isDeepStrictEqual(old.get(key), now.get(key)))
    .map((key) => `${key} from ${shown(old.get(key))} to ${shown(now.get(key))}`);
}

/** The new place of a part: at the top, above one that was above it, or below the one before it. */
function placeIn(names: readonly string[], name: string, before: readonly string[]): string {
  const [above, below] = [names[names.indexOf(name) - 1], names[names.indexOf(name) + 1]];
  if (above === undefined) return 'to the top';
  const [was, next] = [before.indexOf(name), before.indexOf(below ?? '')];
  return next >= 0 && next < was ? `above ${below}` : `below ${above}`;
}

/** How one list becomes another, as a person would say it: `moves Live above Slots`. */
export function listChanges<Part extends object>(
  before: readonly Part[],
  after: readonly Part[],
  nameOf: NameOf<Part>,
): string[] {
  const [old, now] = [named(before, nameOf), named(after, nameOf)];
  const names = [...now.keys()];
  const oldNames = [...old.keys()];
  const kept = oldNames.filter((name) => now.has(name));
  const inPlace = inSameOrder(kept, names);
  return [
    ...oldNames.filter((name) => !now.has(name)).map((name) => `removes ${name}`),
    ...names.flatMap((name) => {
      const was = old.get(name);
      const is = now.get(name);
      if (!was || !is) return [`adds ${name} ${placeIn(names, name, oldNames)}`];
      return [
        ...(inPlace.has(name) ? [] : [`moves ${name} ${placeIn(names, name, oldNames)}`]),
        ...optionChanges(was, is).map((change) => `changes ${name}: ${change}`),
      ];
    }),
  ];
}
