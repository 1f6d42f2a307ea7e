const TAGS = Object.keys(import.meta.glob('../../languages/*/language.json')).flatMap(
  (path) => path.split('/').at(-2) ?? [],
);

/** A text of a brand's own for stories, the same in each language. */
export const inEveryLanguage = (text: string): Record<string, string> =>
  Object.fromEntries(TAGS.map((tag) => [tag, text]));
