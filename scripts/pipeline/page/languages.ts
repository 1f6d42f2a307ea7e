import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { languagePrefix } from '#src/i18n/languagePath.ts';

type Languages = ResolvedBrand['languages'];
export type Language = Languages['default'];

/** The path prefix of a language: empty for the default one, else `/bn`. */
export const prefixOf = (languages: Languages, language: string): string =>
  languagePrefix(language, languages.default);

/** A route in a language: `/promotions` → `/bn/promotions`, `/` → `/bn/`. */
export const pathIn = (languages: Languages, language: string, route: string): string =>
  `${prefixOf(languages, language)}${route}`;

/** The full address of a route on the brand's main domain: `https://brand.example/bn/`. */
export const addressIn = (brand: ResolvedBrand, language: string, route: string): string =>
  `https://${brand.domains.main}${pathIn(brand.languages, language, route)}`;

/** A route's addresses in every language, for crawlers; `x-default` is the one without a prefix. */
export function alternates(
  brand: ResolvedBrand,
  route: string,
): [language: string, href: string][] {
  return [
    ...brand.languages.supported.map((language): [string, string] => [
      language,
      addressIn(brand, language, route),
    ]),
    ['x-default', addressIn(brand, brand.languages.default, route)],
  ];
}
