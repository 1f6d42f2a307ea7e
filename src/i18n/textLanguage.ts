/** The scripts that are written together under one name (ISO 15924), which Unicode's letters know one by one. */
const COMPOSITE: Partial<Record<string, string>> = {
  Hanb: 'Hani|Bopo',
  Hans: 'Hani',
  Hant: 'Hani',
  Hrkt: 'Hira|Kana',
  Jpan: 'Hani|Hira|Kana',
  Kore: 'Hani|Hang',
};

/** The letters of a language's script: of Bengali for `bn`, of Latin for `en`, of three scripts together for Japanese. */
function lettersOf(language: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  const scripts = (COMPOSITE[script] ?? script).split('|');
  const letters = scripts.map((name) => `\\p{Script=${name}}`).join('');
  return new RegExp(`(?=\\p{L})[${letters}]`, 'gu');
}

/**
 * The one of `languages` whose script has the most letters in `text`, the first of those that share it: players' texts are read out in
 * their own language, whatever the page's. Undefined if no letter matches.
 */
export function textLanguage(text: string, languages: readonly string[]): string | undefined {
  let [best, most]: [string | undefined, number] = [undefined, 0];
  for (const language of languages) {
    const letters = text.match(lettersOf(language))?.length ?? 0;
    if (letters > most) [best, most] = [language, letters];
  }
  return best;
}
