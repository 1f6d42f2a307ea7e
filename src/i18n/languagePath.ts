/** The address prefix of a language: none for the default one, `/bn` for another. */
export function languagePrefix(language: string, defaultLanguage: string): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** The direction that a language is written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(ar|dv|fa|he|ps|ur)\b/.test(language) ? 'rtl' : 'ltr';
}
