/** The address prefix of a language: none for the default one, `/bn` for another. */
export function languagePrefix(language: string, defaultLanguage: string): string {
  return language === defaultLanguage ? '' : `/${language}`;
}
