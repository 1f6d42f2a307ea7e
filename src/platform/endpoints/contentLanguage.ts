import type { PageBrand } from '#src/brand/page.ts';

/** A language that the platform has names and texts in (S9.7). */
export type ContentLanguage = PageBrand['languages']['default'];

/** The language to request from the platform; a pseudo-locale shows English content. */
export const contentLanguage = (language: string): ContentLanguage =>
  language === 'bn' ? 'bn' : 'en';
