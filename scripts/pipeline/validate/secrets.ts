import type { JSONPath } from 'jsonc-parser';
import type { JsonFile } from '../jsonFile.ts';
import type { Rule } from './check.ts';
import { allTexts } from './check.ts';
import { type Diagnostic, diagnosticAt } from './diagnostic.ts';

/** The formats of secrets. */
const FORMS: [RegExp, string][] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/, 'a signed token (JWT)'],
  [/\b[rs]k_(live|test)_\w{8,}/, 'a payment API key'],
  [/\b(AKIA|ASIA)[0-9A-Z]{16}\b/, 'a cloud access key'],
  [/\bgh[pousr]_\w{30,}/, 'a code host token'],
  [/\bxox[abprs]-[\w-]{10,}/, 'a chat token'],
  [/\bAIza[\w-]{35}/, 'an API key'],
];

const SECRET_KEY =
  /^(.*[_-])?(password|passwd|secret|token|api[_-]?key|private[_-]?key|credentials?)$/i;
const CAMEL_KEY = /(Password|Secret|Token|ApiKey|PrivateKey)$/;

/** Bits per character: about 3 for words, over 4 for random letters and digits. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}

const isRandom = (text: string) =>
  /^[\w+/=-]{32,}$/.test(text) && /\d/.test(text) && /[A-Za-z]/.test(text) && entropy(text) > 3.5;

/** The kind of secret that a text looks like. */
export function secretIn(text: string): string | undefined {
  const form = FORMS.find(([pattern]) => pattern.test(text));
  if (form) return form[1];
  return text.split(/[\s"'<>(),;]+/).some(isRandom) ? 'a key or token: long and random' : undefined;
}

const hidden = (text: string) => JSON.stringify(`${text.slice(0, 4)}…`);

function complain(file: JsonFile, path: JSONPath, value: string, kind: string): Diagnostic {
  return diagnosticAt(file, path, {
    rule: 'secret',
    text: hidden(value),
    reason: `This looks like ${kind}. All of a brand's folder becomes public.`,
    suggestion: 'take it out, and replace it wherever it was in use',
  });
}

const isSecretKey = (key: unknown) =>
  typeof key === 'string' && (SECRET_KEY.test(key) || CAMEL_KEY.test(key));

/** Manifest keys that providers issue as public, whatever they look like. */
const PUBLIC_KEYS: ReadonlySet<string> = new Set(['humanCheck.siteKey', 'signIn.phone.apiKey']);

/** A brand must have no secrets: all of it is published with the site. */
export const secrets: Rule = ({ source, manifest }) => {
  const others = [...Object.values(source.tokens), ...Object.values(source.locales)];
  const own = allTexts(manifest.value).filter(({ path }) => !PUBLIC_KEYS.has(path.join('.')));
  const texts = [
    ...own.map((each) => ({ file: manifest, ...each })),
    ...others.flatMap((file) => allTexts(file.value).map((each) => ({ file, ...each }))),
  ];
  const values = texts.flatMap(({ file, path, value }) => {
    const kind = secretIn(value);
    return kind ? [complain(file, path, value, kind)] : [];
  });
  // In messages such a key is the label of a field.
  const named = own.flatMap(({ path, value }) =>
    isSecretKey(path.at(-1)) && value !== '' && secretIn(value) === undefined
      ? [complain(manifest, path, value, `a secret, by the name \`${path.at(-1)}\``)]
      : [],
  );
  return [...values, ...named];
};
