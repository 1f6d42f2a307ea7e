import type { PageBrand } from '#src/brand/page.ts';
import { isObject } from '../jsonFile.ts';

/**
 * A brand as the documents of one of its languages have it: of texts per language only their own, as a page in another language is another
 * document. Of the other languages they have what links to them say, if these are not in a list of their own.
 */
export function inOneLanguage(page: PageBrand, language: string): PageBrand {
  const { supported, facts, list } = page.languages;
  if (supported.length === 1) return page;
  const isText = (value: unknown): value is Record<string, string> =>
    isObject(value) && supported.every((tag) => typeof value[tag] === 'string');
  const own: PageBrand = JSON.parse(
    JSON.stringify(page, (_key, value) =>
      isText(value) ? { [language]: value[language] } : value,
    ),
  );
  const linked = supported.flatMap((tag) => {
    const { [tag]: known } = facts;
    if (!known || tag === language) return known ? [[tag, known]] : [];
    if (list !== undefined) return [];
    const { dayPeriods, ...rest } = known;
    return [[tag, rest]];
  });
  return { ...own, languages: { ...own.languages, facts: Object.fromEntries(linked) } };
}
