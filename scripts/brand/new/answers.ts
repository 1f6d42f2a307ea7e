import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { SOURCE, STANDARD, TAGS } from '#scripts/languages/languageFolders.ts';
import { characterFault, isBlank } from '#scripts/pipeline/validate/characters.ts';
import { didYouMean } from '#scripts/pipeline/validate/nearest.ts';
import { isStyle, STYLE_NAMES, type Style } from './styles.ts';

const { id, name, merchantCode } = schema.properties;

/** All checked inputs of a new brand. */
export interface Answers {
  id: string;
  name: string;
  merchantCode: string;
  /** `#rrggbb`. */
  primary: string;
  languages: string[];
  defaultLanguage: string;
  /** The composition to start from, if not the usual one. */
  style: Style | undefined;
  /** The cleaned SVG of the logo, if given. */
  logo: string | undefined;
}

/** Why a value is invalid; undefined if valid. */
export type Problem = string | undefined;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');

export function idProblem(value: string, taken: readonly string[]): Problem {
  if (/^[a-z]$/.test(value)) {
    return `"${value}" is too short: the name of a folder has at least ${id.minLength} characters.`;
  }
  if (!new RegExp(id.pattern, 'u').test(value)) {
    const near = slug(value);
    const hint = near.length >= id.minLength ? ` Did you mean "${near}"?` : '';
    return `"${value}" is no name for a folder. ${id.patternErrorMessage}${hint}`;
  }
  if (value.length > id.maxLength) return `"${value}" is longer than ${id.maxLength} characters.`;
  return taken.includes(value) ? `There is a brand "${value}" already.` : undefined;
}

export function nameProblem(value: string): Problem {
  if (isBlank(value)) return 'The name must not be empty.';
  const fault = characterFault(value.trim());
  if (fault) return `The name cannot be used. ${fault.reason} Instead, ${fault.suggestion}.`;
  const fits = [...value].length <= name.maxLength;
  return fits ? undefined : `The name is longer than ${name.maxLength} characters.`;
}

/** `taken`: merchant code → the brand that has it. */
export function merchantCodeProblem(value: string, taken: ReadonlyMap<string, string>): Problem {
  if (!new RegExp(merchantCode.pattern, 'u').test(value)) {
    return `"${value}" is no merchant code. ${merchantCode.patternErrorMessage}`;
  }
  const owner = taken.get(value);
  return owner ? `The merchant code ${value} belongs to the brand "${owner}".` : undefined;
}

export const primaryProblem = (value: string): Problem =>
  /^#[0-9a-f]{6}$/i.test(value) ? undefined : `"${value}" is no colour. Write it as #rrggbb.`;

export function styleProblem(value: string): Problem {
  if (isStyle(value)) return undefined;
  const hint = didYouMean(value, STYLE_NAMES) ?? `There are ${STYLE_NAMES.join(', ')}.`;
  return `There is no style "${value}". ${hint}`;
}

/** A typed list, separated by commas, as its languages. */
export const languageList = (typed: string): string[] => [
  ...new Set(typed.split(',').map((part) => part.trim())),
];

export function languagesProblem(values: readonly string[]): Problem {
  const unknown = values.find((value) => !TAGS.includes(value));
  if (unknown === undefined) return undefined;
  if (unknown === '')
    return `A language is missing in the list. Write it as ${STANDARD.join(',')}.`;
  const hint = didYouMean(unknown, TAGS) ?? `It has ${new Intl.ListFormat(SOURCE).format(TAGS)}.`;
  return `The platform has no language "${unknown}". ${hint}`;
}

export const defaultLanguageProblem = (value: string, languages: readonly string[]): Problem =>
  languages.includes(value)
    ? undefined
    : `The default language "${value}" is not among the languages ${languages.join(', ')}.`;
