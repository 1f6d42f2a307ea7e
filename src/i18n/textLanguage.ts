/** The letters of a language's script: of Bengali for `bn`, of Latin for `en`. */
function lettersOf(language: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'gu');
}

/**
 * The one of `languages` in whose script most of `text` is written, the first of those that share it: what players write
 * is read out in their language, whatever the page's is. None where no letter is of any.
 */
export function textLanguage(text: string, languages: readonly string[]): string | undefined {
  let [best, most]: [string | undefined, number] = [undefined, 0];
  for (const language of languages) {
    const letters = text.match(lettersOf(language))?.length ?? 0;
    if (letters > most) [best, most] = [language, letters];
  }
  return best;
}
