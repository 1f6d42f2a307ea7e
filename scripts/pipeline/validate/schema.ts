import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JSONPath } from 'jsonc-parser';
import { isObject, type JsonFile } from '../jsonFile.ts';
import { type Diagnostic, diagnosticAt } from './diagnostic.ts';
import { diagnosticOf } from './explain.ts';

/** Keywords for editors and our sentences, which check nothing. */
const ANNOTATIONS = ['errorMessage', 'patternErrorMessage', 'bounds', 'defaultFrom'];

/** Makes a compiler of JSON Schemas 2020-12. */
function schemaCompiler(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // A logo is one file, or one for each theme.
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    // A value that names its kind is compared with that kind alone.
    discriminator: true,
    // A build starts often and validates little: a quarter of the compile time, at no noticeable cost later.
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  ajv.addVocabulary(ANNOTATIONS);
  return ajv;
}

/** One compiler for all schemas: the schema of schemas, and what one refers to in another by its `$id`, are compiled once. */
const compiler = schemaCompiler();

/**
 * Compiles a schema, which may refer to those that were compiled before by their `$id`. Throws if the schema itself is invalid, or if
 * another one has its `$id`.
 */
export const compileSchema = (schema: object): ValidateFunction => compiler.compile(schema);

/** The path of an error, with numeric indexes for the document's arrays. */
function pathOf(value: unknown, pointer: string): JSONPath {
  const path: JSONPath = [];
  let here = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(here) ? Number(key) : key);
    here = Array.isArray(here) ? here[Number(key)] : isObject(here) ? here[key] : undefined;
  }
  return path;
}

/**
 * `if` says only that a condition's branch failed; the branch's own errors say how. A `discriminator` fails together with the list of
 * values that its property may have, or with `required`.
 */
const isNoise = ({ keyword }: ErrorObject) => keyword === 'if' || keyword === 'discriminator';

/** The second stage: every difference of a file from its schema, one diagnostic per place. */
export function schemaDiagnostics(file: JsonFile, validate: ValidateFunction): Diagnostic[] {
  if (file.value === undefined || validate(file.value)) return [];
  const diagnostics = new Map<string, Diagnostic>();
  for (const error of validate.errors ?? []) {
    if (isNoise(error)) continue;
    const { path, ...complaint } = diagnosticOf(error, pathOf(file.value, error.instancePath));
    const diagnostic = diagnosticAt(file, path, { rule: 'schema', ...complaint });
    // A value that breaks two rules at once (a format and a pattern) is one mistake.
    const place = `${diagnostic.line}:${diagnostic.column}:${diagnostic.text}`;
    if (!diagnostics.has(place)) diagnostics.set(place, diagnostic);
  }
  return [...diagnostics.values()];
}
