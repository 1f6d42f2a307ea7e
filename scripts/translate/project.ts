import { UsageError } from '#scripts/command/exit.ts';
import { type Language, readLanguages, SOURCE } from '#scripts/languages/languageFolders.ts';
import { readSource, type Source } from './checkMessages.ts';
import { type Translation, translations } from './messages.ts';
import { type Provenance, readProvenance } from './provenance/provenance.ts';
import { type LanguageTexts, readLanguage } from './readLanguage.ts';

/** A language with all that is known of its messages. */
export interface KnownLanguage {
  facts: Language;
  texts: LanguageTexts;
  all: readonly Translation[];
  provenance: Provenance;
}

/** A language of a project. */
export function knownLanguage(root: string, facts: Language, source: Source): KnownLanguage {
  const { tag } = facts;
  const texts = tag === SOURCE ? source.texts : readLanguage(root, tag);
  const { provenance } = readProvenance(root, tag);
  return { facts, texts, all: translations(source.messages, texts), provenance };
}

/**
 * The languages of a project with these tags; without one, all.
 * @throws UsageError if there is no such language
 */
export function languagesNamed(root: string, tags: readonly string[]): Language[] {
  const languages = readLanguages(root);
  const known = languages.map(({ tag }) => tag);
  const strange = tags.filter((tag) => !known.includes(tag));
  if (strange.length > 0) {
    throw new UsageError(
      ...strange.map((tag) => `There is no language "${tag}". There are ${known.join(', ')}.`),
    );
  }
  return tags.length > 0 ? languages.filter(({ tag }) => tags.includes(tag)) : languages;
}

/**
 * A language that is translated, with its source.
 * @throws UsageError if there is no such language, or if it is the source
 */
export function translated(root: string, tag: string): { source: Source; language: KnownLanguage } {
  const [facts] = languagesNamed(root, [tag]);
  if (!facts || tag === SOURCE) {
    throw new UsageError(`"${tag}" is the source language, which is not translated.`);
  }
  const source = readSource(root);
  return { source, language: knownLanguage(root, facts, source) };
}
