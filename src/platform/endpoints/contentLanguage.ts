/** A language that the platform has names and texts in (S9.7). */
export type ContentLanguage = 'en' | 'bn';

/** The language to request from the platform; a pseudo-locale shows English content. */
export const contentLanguage = (language: string): ContentLanguage =>
  language === 'bn' ? 'bn' : 'en';
