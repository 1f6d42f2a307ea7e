import type { PageBrand } from '#src/brand/page.ts';

/** How dates and numbers are written: the language, and the numerals of the market. */
interface LocaleStyle extends Pick<PageBrand['market'], 'numerals'> {
  language: string;
}

/**
 * The locale of a language with the numerals that a market writes, and the calendar in which days are chosen: the Gregorian one, also where a
 * language is mostly written with another.
 */
export const localeOf = ({ language, numerals }: LocaleStyle): string =>
  `${language}-u-ca-gregory-nu-${numerals === 'native' ? 'native' : 'latn'}`;
