import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JSONPath } from 'jsonc-parser';
import { isObject } from '../jsonFile.ts';
import type { Complaint } from './diagnostic.ts';
import { didYouMean } from './nearest.ts';

type Explanation = Omit<Complaint, 'rule'> & { path: JSONPath };
type Diagnose = (error: ErrorObject, path: JSONPath) => Explanation;

/** A path as operators write it: `banners.w_home[0].alt`. */
export function shownKey(path: JSONPath): string {
  if (path.length === 0) return 'the file';
  const joined = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return `\`${joined.replace(/^\./, '')}\``;
}

const TYPES: Record<string, string> = {
  string: 'text in quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list in [ ]',
  object: 'an object in { }',
  null: '`null`',
};

const FORMATS: Record<string, string> = {
  uri: 'an address such as https://example.com/page',
  email: 'a mail address such as help@example.com',
  date: 'a date such as 2026-01-31',
};

const asText = (value: unknown): string => String(value);
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(asText) : []);
const annotation = (error: ErrorObject, name: string): string | undefined => {
  const schema: unknown = error.parentSchema;
  const text = isObject(schema) ? schema[name] : undefined;
  return typeof text === 'string' ? text : undefined;
};

/** Frequent near misses in writing values. */
const SLIPS: ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.trim().toUpperCase(),
  (text) => text.trim().toLowerCase(),
  (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_.]+/g, '-'),
  (text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  (text) => text.replace(/^http:/, 'https:'),
  (text) => text.replace(/^(?=[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$))/i, 'https://'),
  (text) => text.replace(/^(https:\/\/[^/]+)\/.*$/, '$1'),
  (text) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[:/].*$/, ''),
  (text) => `/${text}`,
  (text) => `assets/${text.replace(/^[./]+/, '')}`,
];

/** A style sheet's list of typefaces, `"Segoe UI", Roboto`, as in tokens. */
function fontNames(text: string): string | undefined {
  if (!/["',]/.test(text)) return undefined;
  const names = text.split(',').map((name) => name.replace(/["'\\]/g, '').trim());
  const list = names.filter((name) => name !== '').map((name) => JSON.stringify(name));
  return `write ${list.length === 1 ? list.join() : `[${list.join(', ')}]`}`;
}

/** Fixes for one kind of value each, by the description in its schema. */
const FIXES: Record<string, (text: string) => string | undefined> = {
  'The name of a typeface.': fontNames,
};

/** A fix for a value that its pattern refuses: the nearest spelling that the pattern accepts. */
function spellingFix(pattern: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const rule = new RegExp(pattern, 'u');
  const found = SLIPS.map((slip) => slip(value)).find((text) => rule.test(text));
  return found === undefined ? undefined : `did you mean ${JSON.stringify(found)}?`;
}

const limit = (unit: string, bound: 'least' | 'most'): Diagnose => {
  return (error, path) => {
    const size = Array.isArray(error.data) ? error.data.length : asText(error.data).length;
    const reason = `${shownKey(path)} must have at ${bound} ${error.params.limit} ${unit}; it has ${size}.`;
    return { path, reason: annotation(error, 'errorMessage') ?? reason };
  };
};

const range =
  (bound: 'least' | 'most'): Diagnose =>
  (error, path) => ({
    path,
    reason: `${shownKey(path)} must be at ${bound} ${error.params.limit}.`,
    suggestion: `the nearest value is ${error.params.limit}`,
  });

/** The diagnostic of each keyword that the schemas use. */
const DIAGNOSTICS: Record<string, Diagnose> = {
  additionalProperties: (error, path) => {
    const key = asText(error.params.additionalProperty);
    const schema: unknown = error.parentSchema;
    const known = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
    const names = Object.keys(known);
    const list = names.length <= 12 ? ` Its keys are ${names.join(', ')}.` : '';
    const reason = `There is no key \`${key}\` in ${shownKey(path)}.`;
    const suggestion = didYouMean(key, names);
    return {
      path: [...path, key],
      at: 'key',
      reason: reason + (suggestion ? '' : list),
      suggestion,
    };
  },
  required: (error, path) => {
    const key = asText(error.params.missingProperty);
    const reason = annotation(error, 'errorMessage');
    const missing = `The key \`${key}\` is missing in ${shownKey(path)}.`;
    return { path, text: JSON.stringify(key), reason: reason ? `${missing} ${reason}` : missing };
  },
  type: (error, path) => {
    const types = [error.params.type].flat().map((type) => TYPES[asText(type)] ?? asText(type));
    return { path, reason: `${shownKey(path)} must be ${types.join(' or ')}.` };
  },
  enum: (error, path) => {
    const allowed = words(error.params.allowedValues);
    return {
      path,
      reason: `${shownKey(path)} must be one of ${allowed.map((word) => `"${word}"`).join(', ')}.`,
      suggestion: didYouMean(asText(error.data), allowed),
    };
  },
  const: (error, path) => ({
    path,
    reason: `${shownKey(path)} must be ${JSON.stringify(error.params.allowedValue)}.`,
  }),
  pattern: (error, path) => {
    const hint = annotation(error, 'patternErrorMessage') ?? annotation(error, 'description') ?? '';
    const pattern = asText(error.params.pattern);
    const own = FIXES[annotation(error, 'description') ?? ''];
    const suggestion = own ? own(asText(error.data)) : spellingFix(pattern, error.data);
    return { path, reason: `${shownKey(path)} is not written right. ${hint}`.trim(), suggestion };
  },
  format: (error, path) => ({
    path,
    reason: `${shownKey(path)} must be ${FORMATS[asText(error.params.format)] ?? error.params.format}.`,
  }),
  uniqueItems: (error, path) => ({
    path: [...path, Math.max(Number(error.params.i), Number(error.params.j))],
    reason: `This entry stands twice in ${shownKey(path)}.`,
  }),
  minProperties: (_error, path) => ({ path, reason: `${shownKey(path)} must not be empty.` }),
  minItems: limit('entries', 'least'),
  maxItems: limit('entries', 'most'),
  minLength: limit('characters', 'least'),
  maxLength: limit('characters', 'most'),
  minimum: range('least'),
  maximum: range('most'),
};

/** The diagnostic of one Ajv error: a one-sentence reason, at the place to fix. */
export function diagnosticOf(error: ErrorObject, path: JSONPath): Explanation {
  const diagnose = DIAGNOSTICS[error.keyword];
  return (
    diagnose?.(error, path) ?? { path, reason: `${shownKey(path)} ${error.message ?? 'is wrong'}.` }
  );
}
