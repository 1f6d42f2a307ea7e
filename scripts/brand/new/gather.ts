import { commandLine } from '#scripts/command/commandLine.ts';
import { UsageError } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { SOURCE, STANDARD } from '#scripts/languages/languageFolders.ts';
import {
  type Answers,
  defaultLanguageProblem,
  idProblem,
  languageList,
  languagesProblem,
  merchantCodeProblem,
  nameProblem,
  type Problem,
  primaryProblem,
  styleProblem,
} from './answers.ts';
import { askDefaultLanguage, askLanguages, askStyle, askText } from './ask.ts';
import { defaultLanguageFrom, merchantCodeFrom, nameFrom, primaryFrom } from './choose.ts';
import { readLogo } from './logo.ts';
import { isStyle } from './styles.ts';

/** The flags of `new`, as typed. */
export interface Flags {
  name?: string;
  merchantCode?: string;
  primary?: string;
  languages?: string;
  defaultLanguage?: string;
  style?: string;
  logo?: string;
  yes: boolean;
}

/** What other brands use already. */
export interface Taken {
  names: readonly string[];
  merchantCodes: ReadonlyMap<string, string>;
}

/** The answers from the flags, and all their errors. */
export async function given(
  flags: Flags,
  taken: Taken,
): Promise<{ answers: Partial<Answers>; problems: string[] }> {
  const problems: string[] = [];
  const keep = <T>(value: T | undefined, problem: (value: T) => Problem): T | undefined => {
    const found = value === undefined ? undefined : problem(value);
    if (found) problems.push(found);
    return value;
  };
  const languages = flags.languages === undefined ? undefined : languageList(flags.languages);
  const style = keep(flags.style, styleProblem);
  const logo = flags.logo === undefined ? undefined : await readLogo(flags.logo);
  const answers: Partial<Answers> = {
    ...defined('name', keep(flags.name, nameProblem)?.trim()),
    ...defined(
      'merchantCode',
      keep(flags.merchantCode, (code) => merchantCodeProblem(code, taken.merchantCodes)),
    ),
    ...defined('primary', keep(flags.primary, primaryProblem)?.toLowerCase()),
    ...defined('languages', keep(languages, languagesProblem)),
    ...defined(
      'defaultLanguage',
      keep(flags.defaultLanguage, (first) => defaultLanguageProblem(first, languages ?? STANDARD)),
    ),
    ...(style !== undefined && isStyle(style) && { style }),
    ...(logo && 'svg' in logo && { logo: logo.svg }),
  };
  if (logo && 'problem' in logo) problems.push(logo.problem);
  return { answers, problems };
}

const defined = <Key extends keyof Answers>(key: Key, value: Answers[Key] | undefined) =>
  value === undefined ? {} : { [key]: value };

/** The first of a non-empty list. */
const first = (languages: readonly string[]): string => languages[0] ?? SOURCE;

function chosen(answers: Partial<Answers> & { id: string }, taken: Taken): Answers {
  const { id } = answers;
  const languages = answers.languages ?? [...STANDARD];
  return {
    id,
    name: answers.name ?? nameFrom(id),
    merchantCode: answers.merchantCode ?? merchantCodeFrom(id, taken.merchantCodes),
    primary: answers.primary ?? primaryFrom(id),
    languages,
    defaultLanguage: answers.defaultLanguage ?? first(languages),
    style: answers.style,
    logo: answers.logo,
  };
}

async function asked(answers: Partial<Answers>, taken: Taken): Promise<Answers> {
  const id =
    answers.id ?? (await askText('Name of the folder', '', (text) => idProblem(text, taken.names)));
  const name = answers.name ?? (await askText('Name that players see', nameFrom(id), nameProblem));
  const merchantCode =
    answers.merchantCode ??
    (await askText('Merchant code', merchantCodeFrom(id, taken.merchantCodes), (code) =>
      merchantCodeProblem(code, taken.merchantCodes),
    ));
  const primary =
    answers.primary ?? (await askText('Main colour', primaryFrom(id), primaryProblem));
  const languages = answers.languages ?? (await askLanguages());
  const defaultLanguage =
    defaultLanguageFrom(languages, answers.defaultLanguage) ??
    (await askDefaultLanguage(languages));
  return {
    id,
    name,
    merchantCode,
    primary: primary.toLowerCase(),
    languages,
    defaultLanguage,
    style: answers.style ?? (await askStyle()),
    logo: answers.logo,
  };
}

/** Completes the answers: by questions if somebody can answer, by defaults with `--yes`. Without either, a missing one is a usage error. */
export async function complete(
  answers: Partial<Answers>,
  flags: Flags,
  taken: Taken,
  io: Io,
): Promise<Answers> {
  const { id } = answers;
  const missing = [
    answers.name === undefined && '--name',
    answers.merchantCode === undefined && '--merchant-code',
    answers.primary === undefined && '--primary',
    answers.languages === undefined && '--languages',
  ].filter((flag) => flag !== false);
  if (id !== undefined && (flags.yes || missing.length === 0))
    return chosen({ ...answers, id }, taken);
  if (io.interactive && !flags.yes) return asked(answers, taken);
  if (id === undefined)
    throw new UsageError(`Which brand? Write \`${commandLine('brand')} new NAME\`.`);
  const reason = 'Nobody can be asked here';
  throw new UsageError(`${reason}: give ${missing.join(', ')}, or --yes to have them chosen.`);
}
