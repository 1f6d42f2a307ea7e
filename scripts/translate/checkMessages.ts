import { LANGUAGES, type Language, SOURCE } from '#scripts/languages/languageFolders.ts';
import { syntaxDiagnostics } from '#scripts/pipeline/validate/syntax.ts';
import { type Finding, found } from './findings/finding.ts';
import { missingMessages, strangeKeys } from './findings/keys.ts';
import {
  digitFindings,
  emptyFindings,
  placeholderFindings,
  sourceWordFindings,
  tagFindings,
} from './findings/texts.ts';
import { type SourceMessage, sourceMessages, translations } from './messages.ts';
import { type LanguageTexts, readLanguage } from './readLanguage.ts';

/** What a language is compared with. */
export interface Source {
  texts: LanguageTexts;
  messages: readonly SourceMessage[];
}

/** Reads the source language of a project. */
export function readSource(root: string): Source {
  const texts = readLanguage(root, SOURCE);
  return { texts, messages: sourceMessages(texts) };
}

type Facts = Pick<Language, 'tier'>;

/** Every finding in the messages of a language, in the order of its files. */
export function messageFindings(
  { tier }: Facts,
  language: LanguageTexts,
  { messages }: Source,
): Finding[] {
  const all = translations(messages, language);
  const texts = all.flatMap(({ message, texts }) => texts.map((text) => ({ message, text })));
  const isSource = language.tag === SOURCE;
  const syntax = [...language.files.values()].flatMap(syntaxDiagnostics);
  const strange = strangeKeys(language, messages);
  return [
    ...found(tier, 'message', syntax),
    ...found(tier, 'message-missing', missingMessages(language, all)),
    ...found(
      tier,
      'plural',
      strange.filter(({ rule }) => rule === 'plural'),
    ),
    ...found(
      tier,
      'message-unknown',
      strange.filter(({ rule }) => rule !== 'plural'),
    ),
    ...texts.flatMap(({ message, text }) => [
      ...found(tier, 'message', emptyFindings(text)),
      ...found(tier, 'digits', digitFindings(text)),
      ...found(tier, 'placeholder', placeholderFindings(text, message)),
      ...found(tier, 'tag', tagFindings(text, message)),
      ...(isSource ? [] : found(tier, 'source-words', sourceWordFindings(text, message))),
    ]),
  ];
}

/** Every finding in the messages of the languages of a project. */
export function checkMessages(root: string, languages = LANGUAGES): Finding[] {
  const source = readSource(root);
  return languages.flatMap((language) => {
    const texts = language.tag === SOURCE ? source.texts : readLanguage(root, language.tag);
    return messageFindings(language, texts, source);
  });
}
