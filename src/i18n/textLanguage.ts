/** The letters of a language's script: of Bengali for `bn`, of Latin for `en`. */
function lettersOf(language: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'gu');
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
