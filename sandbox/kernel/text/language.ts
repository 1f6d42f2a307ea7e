import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

/** A language of names and texts, by its tag. */
export type Language = string;

/**
 * The language of a merchant's answer: the requested one if the merchant offers it, else the merchant's default (S9.7). Tags are the same in
 * any case (BCP 47).
 */
export function spokenLanguage(
  { languages }: Pick<ResolvedBrand, 'languages'>,
  requested?: Language,
): Language {
  const offered = languages.supported.filter((tag) => TAGS.includes(tag));
  const named = (wanted?: Language) =>
    offered.find((tag) => tag.toLowerCase() === wanted?.toLowerCase());
  return named(requested) ?? named(languages.default) ?? SOURCE;
}

/** What there is in a language, or in the source language if there is nothing in that one. Throws if there is neither. */
export function inLanguage<T>(each: Readonly<Record<Language, T>>, language: Language): T {
  const found = each[language] ?? each[SOURCE];
  if (found === undefined) throw new Error(`Nothing is written in ${SOURCE}.`);
  return found;
}
