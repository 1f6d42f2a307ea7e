/** What a reader takes for one letter, with its marks: `কি` is one. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter or digit of a word, capital where its script has capitals. */
function first(word: string): string {
  for (const { segment } of segmenter.segment(word)) {
    if (/^[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase();
  }
  return '';
}

/** The initials of a name: of its first and its last word. Empty where it has neither letter nor digit. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).map(first).filter(Boolean);
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('');
}
