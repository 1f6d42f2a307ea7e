import type { Term } from '../glossary.ts';
import { termsIn } from '../glossary.ts';
import { keysOfMessage, type SourceMessage, type Translation } from '../messages.ts';
import { type Notes, noteOf } from '../notes.ts';

/** One text for a translator: its key, what the source says, what the language has, and what helps. */
export interface ExportedText {
  namespace: string;
  key: string;
  source: string;
  target: string | undefined;
  note: string;
}

/** Where a message is, in words: the folder of the site's code that has the namespace's name, or what it is beside it. */
const placeOf = ({ namespace, key }: SourceMessage): string => `Where: ${namespace}, ${key}.`;

function noteText(message: SourceMessage, notes: Notes, terms: readonly Term[]): string {
  const { longest, says } = noteOf(notes, message);
  const text = message.texts.at(-1)?.text ?? '';
  const named = termsIn(text, terms).map(({ source: [name], meaning, own }) => {
    const written = own.length > 0 ? `: ${own.join(', ')}` : '';
    return `“${name}” (${meaning})${written}`;
  });
  return [
    placeOf(message),
    says ?? '',
    longest === undefined ? '' : `At most ${longest} characters.`,
    named.length > 0 ? `Terms: ${named.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the source says for a key of a language: its own form if it has it, else that for many. */
function sourceText({ texts }: SourceMessage, key: string): string {
  return (texts.find((text) => text.key === key) ?? texts.at(-1))?.text ?? '';
}

/** Every text of a language for its translator. */
export const exportedTexts = (
  tag: string,
  all: readonly Translation[],
  notes: Notes,
  terms: readonly Term[],
): ExportedText[] =>
  all.flatMap(({ message, texts }) => {
    const note = noteText(message, notes, terms);
    return keysOfMessage(tag, message).map((key) => ({
      namespace: message.namespace,
      key,
      source: sourceText(message, key),
      target: texts.find((text) => text.key === key)?.text,
      note,
    }));
  });
