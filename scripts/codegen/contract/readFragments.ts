import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LineCounter, parseDocument } from 'yaml';
import schema from './fragment.schema.json' with { type: 'json' };
import type { Area, CodeRule, Components, Fragment, Head, Methods } from './fragment.ts';

/** The file of the shared parts. */
const COMMON = 'common.yaml';

/** A fragment as in its file. */
interface Source extends Head {
  'x-area'?: Area;
  paths?: Record<string, Methods>;
  components?: Components;
  'x-codes'?: Record<string, CodeRule>;
}

const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);

/** Parses a file's text to an object. Throws with the place of each YAML error. */
function parse(file: string, text: string): Source {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  if (document.errors.length > 0) {
    throw new Error(document.errors.map(({ message }) => `${file}: ${message}`).join('\n'));
  }
  return document.toJS();
}

/** Keys whose values are data, which may include null. */
const DATA = /^(x-.*example|examples?|enum|const|default)$/;

/** Paths of keys without a value, as an unquoted text with a comma produces in YAML's `{…}` notation. */
function emptyKeyPaths(part: unknown, place = ''): string[] {
  if (part === null) return [place];
  if (typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, value]) =>
    DATA.test(key) ? [] : emptyKeyPaths(value, `${place}/${key}`),
  );
}

/** Parses a file of the contract to a fragment. Throws if it is invalid YAML or has invalid content, each error with its place. */
export function parseFragment(file: string, text: string): Fragment {
  const source = parse(file, text);
  if (!validate(source)) {
    const findings = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${file}: ${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
    throw new Error(findings.join('\n'));
  }
  const empty = emptyKeyPaths(source);
  if (empty.length > 0) {
    throw new Error(
      empty
        .map((place) => `${file}: ${place} says nothing: a text with a comma or colon needs quotes`)
        .join('\n'),
    );
  }
  const { 'x-area': area, 'x-codes': codes = {}, paths = {}, components = {}, ...head } = source;
  return { file, head, paths, components, codes, ...(area && { area }) };
}

/** All fragments of the contract: the common one first, then the areas by name. */
export function readFragments(root: string): Fragment[] {
  const files = globSync('schemas/platform/*.yaml', { cwd: root }).sort();
  const common = (file: string) => (basename(file) === COMMON ? 0 : 1);
  return files
    .sort((a, b) => common(a) - common(b))
    .map((file) => parseFragment(basename(file), readFileSync(join(root, file), 'utf8')));
}
