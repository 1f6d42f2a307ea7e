import { type CANCEL_SYMBOL, isCancel, multiselect, select, text } from '@clack/prompts';
import { LANGUAGES, SOURCE, STANDARD } from '#scripts/languages/languageFolders.ts';
import type { Problem } from './answers.ts';
import { STYLE_NAMES, type Style } from './styles.ts';

/** The operator cancelled. */
export class Cancelled extends Error {}

function answered<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}

/** Asks for a text, again until it is valid. */
export const askText = async (
  message: string,
  initialValue: string,
  problem: (value: string) => Problem,
): Promise<string> =>
  answered(await text({ message, initialValue, validate: (value) => problem(value ?? '') })).trim();

const languageNames = new Intl.DisplayNames(SOURCE, { type: 'language' });
const choice = (language: string) => ({
  value: language,
  label: languageNames.of(language) ?? language,
});

export const askLanguages = async (): Promise<string[]> =>
  answered(
    await multiselect({
      message: 'Languages',
      options: LANGUAGES.map(({ tag }) => choice(tag)),
      initialValues: [...STANDARD],
      required: true,
    }),
  );

/** The usual composition comes first. */
export const askStyle = async (): Promise<Style | undefined> =>
  answered(
    await select({
      message: 'Style of the home page and the menus',
      options: [
        { value: undefined, label: 'as usual' },
        ...STYLE_NAMES.map((value) => ({ value, label: value })),
      ],
    }),
  );

export const askDefaultLanguage = async (languages: readonly string[]): Promise<string> =>
  answered(await select({ message: 'Language shown first', options: languages.map(choice) }));
