import { PAGE_DATA_ID, type PageData } from '#src/brand/page.ts';
import { languagePrefix } from '#src/i18n/languagePath.ts';
import { registry } from '#src/modules/registry.ts';
import { type BrandModules, brandRows, rowOf } from '#src/modules/select.ts';

/** The page data that the build wrote into the document; throws without it. */
export function readPage(): PageData {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element?.textContent) throw new Error(`the document has no #${PAGE_DATA_ID}`);
  return JSON.parse(element.textContent);
}

/** What decides which addresses a document serves. */
export interface PageAddress extends Pick<PageData, 'language' | 'prerendered'> {
  brand: BrandModules & { languages: { default: string } };
}

/** The base of the document's addresses: `/` or `/bn`. */
export function basename({ brand, language }: Pick<PageAddress, 'brand' | 'language'>): string {
  return languagePrefix(language, brand.languages.default) || '/';
}

/**
 * Whether a document's prerendered markup is that of the address `pathname`, so that it can be hydrated. One document serves all aliases of
 * a route, and the not-found page serves every unknown address.
 */
export function fitsAddress(page: PageAddress, pathname: string): boolean {
  if (page.prerendered === null) return false;
  const prefix = languagePrefix(page.language, page.brand.languages.default);
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return false;
  const rows = brandRows(registry, page.brand);
  const shown = rowOf(rows, pathname.slice(prefix.length));
  return shown === rowOf(rows, page.prerendered);
}
