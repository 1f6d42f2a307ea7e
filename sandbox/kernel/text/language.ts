/** A language of stored names. */
export type Language = 'en' | 'bn';

/** The language of stored names that comes nearest to a page's. */
export const storedLanguage = (language: string): Language => (language === 'bn' ? 'bn' : 'en');
