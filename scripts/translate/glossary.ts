import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { asEntries, asTexts, lookup } from '#scripts/pipeline/validate/check.ts';
import { languageFile } from './readLanguage.ts';

/** A term of the product in the source language and in another. */
export interface Term {
  key: string;
  meaning: string;
  /** Its forms in the source language, the dictionary's first. */
  source: readonly string[];
  /** Its forms in the other language; none if that has no glossary. */
  own: readonly string[];
}

/** The terms of the product with their forms in a language. */
export function readGlossary(root: string, tag: string): Term[] {
  const own = languageFile(root, tag, 'glossary').value;
  return asEntries(languageFile(root, SOURCE, 'glossary').value).flatMap(([key, entry]) => {
    if (!isObject(entry)) return [];
    const source = asTexts(entry.term);
    return [{ key, meaning: String(entry.meaning), source, own: asTexts(lookup(own, [key])) }];
  });
}

const patterns = new Map<string, RegExp>();

/** The pattern of a form as a word, also in the plural. Made once: there are thousands of texts. */
function patternOf(form: string): RegExp {
  const known = patterns.get(form);
  if (known) return known;
  const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<!\\p{L})${escaped}s?(?!\\p{L})`, 'giu');
  patterns.set(form, pattern);
  return pattern;
}

/** The terms that a text of the source language has. Of “payment password” the “password” is no term by itself. */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  const forms = terms
    .flatMap((term) => term.source.map((form) => ({ form, term })))
    .sort((a, b) => b.form.length - a.form.length);
  let rest = text.replace(/\{\{.*?\}\}|<[^>]*>/g, ' ');
  const found = forms.filter(({ form }) => {
    if (!rest.toLowerCase().includes(form.toLowerCase())) return false;
    const without = rest.replace(patternOf(form), ' ');
    const has = without !== rest;
    rest = without;
    return has;
  });
  return [...new Set(found.map(({ term }) => term))];
}

/** Whether a text of a language has a term in one of the forms. */
export function hasTerm(text: string, { own }: Term): boolean {
  const low = text.toLocaleLowerCase();
  return own.some((form) => low.includes(form.toLocaleLowerCase()));
}
