/**
 * The ids of the specification in a text, ranges such as `S4.10–S4.15` written out.
 * A range stays within one chapter.
 */
export function idsIn(text: string): Set<string> {
  const ids = [...text.matchAll(/\bS(\d+)\.(\d+)(?:–(?:S\d+\.)?(\d+))?/g)].flatMap(
    ([, chapter, from, to]) => {
      const first = Number(from);
      const count = Number(to ?? from) - first + 1;
      return Array.from({ length: count }, (_, index) => `S${chapter}.${first + index}`);
    },
  );
  return new Set(ids);
}
