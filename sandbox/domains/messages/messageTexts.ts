import { type Texts, type TextValues, textsOf } from '#sandbox/kernel/text/texts.ts';

/** The title and the content of a message to members, from a file of the languages' folders. */
export const messageTexts = (
  file: string,
  key: string,
  values?: TextValues,
): { title: Texts; content: Texts } => ({
  title: textsOf(file, `${key}.title`, values),
  content: textsOf(file, `${key}.text`, values),
});
