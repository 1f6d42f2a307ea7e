import { isDeepStrictEqual } from 'node:util';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import modules from '#src/modules/messages/en.json' with { type: 'json' };
import { GAME_SECTIONS, type GameSectionId } from '#src/platform/endpoints/games/gameSections.ts';

type Block = ResolvedBrand['pages']['home'][number];

/** The shortest message that names a section. */
function sectionName(section: GameSectionId): string {
  const key = GAME_SECTIONS[section].label.replace('modules:', '');
  const named: Record<string, string> = modules;
  return named[`${key}Short`] ?? named[key] ?? section;
}

/** The name of a kind of block: `continuePlaying` as `Continue playing`, `faq` as `FAQ`. */
function kindName(kind: string): string {
  if (kind.length <= 3) return kind.toUpperCase();
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a block, as operators say it. */
function nameOf(block: Block): string {
  if (block.block === 'games') {
    const section = block.section && sectionName(block.section);
    return [section ?? kindName(block.block), block.vendor]
      .filter((part) => part !== undefined)
      .join(' of ');
  }
  const title = 'title' in block ? Object.values(block.title ?? {})[0] : undefined;
  const kind = kindName(block.block);
  return title === undefined ? kind : `${kind} “${title}”`;
}

/** Blocks by name; a name that comes again is numbered. */
function named(blocks: readonly Block[]): Map<string, Block> {
  const all = new Map<string, Block>();
  for (const block of blocks) {
    const name = nameOf(block);
    let unique = name;
    for (let count = 2; all.has(unique); count += 1) unique = `${name} (${count})`;
    all.set(unique, block);
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

/** The options in which two blocks differ, each as `rows from 2 to 3`. */
function optionChanges(before: Block, after: Block): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys]
    .filter((key) => !isDeepStrictEqual(old.get(key), now.get(key)))
    .map((key) => `${key} from ${shown(old.get(key))} to ${shown(now.get(key))}`);
}

/** The new place of a block: below the one before it, or at the top. */
function placeIn(names: readonly string[], name: string): string {
  const above = names[names.indexOf(name) - 1];
  return above === undefined ? 'to the top' : `below ${above}`;
}

/** How one composition of the home page becomes another, as a person would say it: `moves Live below Banners`. */
export function blockChanges(before: readonly Block[], after: readonly Block[]): string[] {
  const [old, now] = [named(before), named(after)];
  const names = [...now.keys()];
  const kept = [...old.keys()].filter((name) => now.has(name));
  const inPlace = inSameOrder(kept, names);
  return [
    ...[...old.keys()].filter((name) => !now.has(name)).map((name) => `removes ${name}`),
    ...names.flatMap((name) => {
      const was = old.get(name);
      const is = now.get(name);
      if (!was || !is) return [`adds ${name} ${placeIn(names, name)}`];
      return [
        ...(inPlace.has(name) ? [] : [`moves ${name} ${placeIn(names, name)}`]),
        ...optionChanges(was, is).map((change) => `changes ${name}: ${change}`),
      ];
    }),
  ];
}
