import { hasListOfLanguages } from '#src/brand/listOfLanguages.ts';
import type { PageBrand } from '#src/brand/page.ts';
import { addAsset, type SiteFiles } from '../assets/files.ts';

/**
 * Adds what a brand's languages are called as a file, if there are too many for each page to name them. Returns the part of the brand in its
 * pages, with the file's address.
 */
export function withLanguageList(files: SiteFiles, page: PageBrand): PageBrand {
  const { languages } = page;
  if (!hasListOfLanguages(languages)) return page;
  const list = addAsset(files, 'languages.json', Buffer.from(JSON.stringify(languages.facts)));
  return { ...page, languages: { ...languages, list } };
}
