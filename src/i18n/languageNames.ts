import type { PageBrand } from '#src/brand/page.ts';

/** Each language's name in itself, as its speakers look for it. */
export const LANGUAGE_NAMES: Record<PageBrand['languages']['default'], string> = {
  en: 'English',
  bn: 'বাংলা',
};
