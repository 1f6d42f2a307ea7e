import type { Texts } from '#sandbox/kernel/text/texts.ts';
import { SOURCE, STANDARD } from '#scripts/languages/languageFolders.ts';
import type { TextField } from './field.ts';

/** The languages that a text is asked for in: the source language, and those that brands offer by default. */
const ASKED = [SOURCE, ...STANDARD.filter((tag) => tag !== SOURCE)];

const names = new Intl.DisplayNames(SOURCE, { type: 'language' });

/** The name of a text's field in a language: `title` in the source language, `title-TAG` in another. */
const textField = (field: string, tag: string): string =>
  tag === SOURCE ? field : `${field}-${tag}`;

/** The fields of a text, one for each language. Only the one in the source language has to be required. */
export const textFields = (
  field: string,
  { title, ...rules }: Omit<TextField, 'type'>,
): Record<string, TextField> =>
  Object.fromEntries(
    ASKED.map((tag) => [
      textField(field, tag),
      { type: 'string', title: `${title} in ${names.of(tag) ?? tag}`, ...rules },
    ]),
  );

/** The text that was entered in those fields. */
export const enteredTexts = (input: Readonly<Record<string, unknown>>, field: string): Texts =>
  Object.fromEntries(
    ASKED.flatMap((tag) => {
      const entered = input[textField(field, tag)];
      return typeof entered === 'string' && entered !== '' ? [[tag, entered]] : [];
    }),
  );
