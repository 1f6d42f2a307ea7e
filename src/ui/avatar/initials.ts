/** The first letter or digit of a word, in upper case if its script has it. */
function first(word: string): string {
  // Splits into letters with their marks: `কি` is one.
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of letters.segment(word)) {
    if (/^[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase();
  }
  return '';
}

/** The initials of a name's first and last word. Empty if it has no letter or digit. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).map(first).filter(Boolean);
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('');
}
