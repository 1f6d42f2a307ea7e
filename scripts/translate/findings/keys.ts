import { pluralForms, pluralKey } from '#scripts/languages/plurals.ts';
import {
  type Diagnostic,
  diagnosticAt,
  diagnosticOn,
} from '#scripts/pipeline/validate/diagnostic.ts';
import { didYouMean } from '#scripts/pipeline/validate/nearest.ts';
import { keysOfMessage, type SourceMessage, type Translation } from '../messages.ts';
import type { LanguageTexts, PlacedText } from '../readLanguage.ts';

function missingKey(language: LanguageTexts, { message }: Translation, key: string): Diagnostic {
  const { namespace } = message;
  const complaint = { rule: 'message-missing', text: key, reason: 'The message is missing.' };
  const file = language.files.get(namespace);
  return file?.tree
    ? diagnosticAt(file, key.split('.'), { ...complaint, at: 'key' })
    : diagnosticOn(`languages/${language.tag}/${namespace}.json`, complaint);
}

/** The messages that a language lacks. */
export const missingMessages = (language: LanguageTexts, all: readonly Translation[]) =>
  all.flatMap((translation) =>
    translation.missing.map((key) => missingKey(language, translation, key)),
  );

/** The finding for a key that the language should not have. */
function strangeKey(
  { tag }: LanguageTexts,
  { file, path, key }: PlacedText,
  known: ReadonlySet<string>,
  plurals: ReadonlySet<string>,
): Diagnostic {
  const { message, form } = pluralKey(key) ?? {};
  if (message !== undefined && plurals.has(message)) {
    return diagnosticAt(file, path, {
      rule: 'plural',
      at: 'key',
      reason: `"${tag}" has no plural form "${form}".`,
      suggestion: `its forms are ${pluralForms(tag).join(', ')}`,
    });
  }
  return diagnosticAt(file, path, {
    rule: 'message-unknown',
    at: 'key',
    reason: 'The source language has no such message.',
    suggestion: didYouMean(key, [...known]),
  });
}

/** The keys of a language that are no messages of the source, or plural forms that the language does not have. */
export function strangeKeys(
  language: LanguageTexts,
  messages: readonly SourceMessage[],
): Diagnostic[] {
  return [...language.files.keys()].flatMap((namespace) => {
    const own = messages.filter((message) => message.namespace === namespace);
    const known = new Set(own.flatMap((message) => keysOfMessage(language.tag, message)));
    const plurals = new Set(own.filter(({ plural }) => plural).map(({ key }) => key));
    return [...language.texts(namespace).values()]
      .filter(({ key }) => !known.has(key))
      .map((text) => strangeKey(language, text, known, plurals));
  });
}
