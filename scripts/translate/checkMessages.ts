import { LANGUAGES, type Language, SOURCE } from '#scripts/languages/languageFolders.ts';
import { isOfSandbox } from '#scripts/languages/messageFiles.ts';
import { syntaxDiagnostics } from '#scripts/pipeline/validate/syntax.ts';
import { type Finding, found } from './findings/finding.ts';
import { missingMessages, strangeKeys } from './findings/keys.ts';
import { staleMessages, unreviewedMessages } from './findings/origin.ts';
import { longTexts, missingTerms } from './findings/terms.ts';
import {
  digitFindings,
  emptyFindings,
  placeholderFindings,
  sourceWordFindings,
  tagFindings,
} from './findings/texts.ts';
import { readGlossary, type Term } from './glossary.ts';
import { type SourceMessage, sourceMessages, translations } from './messages.ts';
import { type Notes, readNotes } from './notes.ts';
import { type Baseline, readBaseline } from './provenance/baseline.ts';
import { type Provenance, readProvenance } from './provenance/provenance.ts';
import { type LanguageTexts, readLanguage } from './readLanguage.ts';

/** What a language is compared with. */
export interface Source {
  texts: LanguageTexts;
  messages: readonly SourceMessage[];
  baseline: Baseline;
  notes: Notes;
}

/** Reads the source language of a project. */
export function readSource(root: string): Source {
  const texts = readLanguage(root, SOURCE);
  return {
    texts,
    messages: sourceMessages(texts),
    baseline: readBaseline(root),
    notes: readNotes(root),
  };
}

/** What is known of a language besides its messages. */
interface About {
  tier: Language['tier'];
  provenance: Provenance;
  glossary: readonly Term[];
}

/** Every finding in the messages of a language, in the order of its files. */
export function messageFindings(
  { tier, provenance, glossary }: About,
  language: LanguageTexts,
  { messages, baseline, notes }: Source,
): Finding[] {
  const all = translations(messages, language);
  const texts = all.flatMap(({ message, texts }) => texts.map((text) => ({ message, text })));
  const isSource = language.tag === SOURCE;
  const ofSandbox = all.filter(({ message }) => isOfSandbox(message.namespace));
  const ofSites = all.filter(({ message }) => !isOfSandbox(message.namespace));
  const syntax = [...language.files.values()].flatMap(syntaxDiagnostics);
  const strange = strangeKeys(language, messages);
  return [
    ...found(tier, 'message', syntax),
    ...found(tier, 'message-missing', missingMessages(language, ofSites)),
    ...found(tier, 'sandbox-missing', missingMessages(language, ofSandbox)),
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
    ...(isSource ? [] : found(tier, 'stale', staleMessages(all, provenance, baseline))),
    ...(isSource ? [] : found(tier, 'unreviewed', unreviewedMessages(all, provenance))),
    ...all.flatMap((translation) => [
      ...found(tier, 'long', longTexts(translation, notes)),
      ...(isSource ? [] : found(tier, 'term', missingTerms(translation, glossary))),
    ]),
    ...texts.flatMap(({ message, text }) => [
      ...found(tier, 'message', emptyFindings(text)),
      ...found(tier, 'digits', digitFindings(text)),
      ...found(tier, 'placeholder', placeholderFindings(text, message)),
      ...found(tier, 'tag', tagFindings(text, message)),
      ...(isSource ? [] : found(tier, 'source-words', sourceWordFindings(text, message))),
    ]),
  ];
}

/** Every finding in the messages of the languages of a project, and in what is said of their origin. */
export function checkMessages(
  root: string,
  languages: readonly Pick<Language, 'tag' | 'tier'>[] = LANGUAGES,
): Finding[] {
  const source = readSource(root);
  return languages.flatMap(({ tag, tier }) => {
    const texts = tag === SOURCE ? source.texts : readLanguage(root, tag);
    const { provenance, diagnostics } = readProvenance(root, tag);
    return [
      ...found(tier, 'provenance', diagnostics),
      ...messageFindings({ tier, provenance, glossary: readGlossary(root, tag) }, texts, source),
    ];
  });
}
