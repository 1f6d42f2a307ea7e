import { type Diagnostic, diagnosticAt } from '#scripts/pipeline/validate/diagnostic.ts';
import { hasTerm, type Term, termsIn } from '../glossary.ts';
import type { Translation } from '../messages.ts';
import type { Notes } from '../notes.ts';
import { noteOf } from '../notes.ts';

/** The terms that a translation has in none of the forms of its language's glossary. */
export const missingTerms = (
  { message, texts }: Translation,
  glossary: readonly Term[],
): Diagnostic[] => {
  const [first] = texts;
  const source = message.texts.at(-1)?.text ?? '';
  if (!first) return [];
  return termsIn(source, glossary)
    .filter((term) => term.own.length > 0 && !texts.some(({ text }) => hasTerm(text, term)))
    .map(({ source: [name = ''], own }) =>
      diagnosticAt(first.file, first.path, {
        rule: 'term',
        reason: `The term “${name}” of the source is missing.`,
        suggestion: `the glossary has ${own.join(', ')}`,
      }),
    );
};

/** The texts that are longer than their note allows. */
export const longTexts = ({ message, texts }: Translation, notes: Notes): Diagnostic[] => {
  const { longest } = noteOf(notes, message);
  if (longest === undefined) return [];
  return texts
    .filter(({ text }) => [...text].length > longest)
    .map(({ file, path, text }) =>
      diagnosticAt(file, path, {
        rule: 'long',
        reason: `The text has ${[...text].length} characters; there is room for ${longest}.`,
      }),
    );
};
