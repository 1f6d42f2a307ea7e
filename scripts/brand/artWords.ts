import type { Look } from './lookWords.ts';
import { sectionName } from './sectionName.ts';

type Categories = Look['categories'];

/** The art of a category in words: `the picture assets/slots.webp for Slots`. */
export const artWords = (section: string, kind: string, file: string | undefined): string =>
  file === undefined
    ? `no ${kind} of its own for ${sectionName(section)}`
    : `the ${kind} ${file} for ${sectionName(section)}`;

/** The places of a look's art, with their files. */
const filesOf = (categories: Categories): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(categories ?? {}).flatMap(([section, art]) =>
      Object.entries(art).map(([kind, file]): [string, string] => [`${section} ${kind}`, file]),
    ),
  );

/** How the art of categories of one look becomes that of another, one file a line. */
export function artChanges(before: Categories, after: Categories): string[] {
  const [old, now] = [filesOf(before), filesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((place) => old.get(place) !== now.get(place))
    .map((place) => {
      const [section = '', kind = ''] = place.split(' ');
      return `has ${artWords(section, kind, now.get(place))} instead of ${old.get(place) ?? 'none'}`;
    });
}
