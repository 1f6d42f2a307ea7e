import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { JsonObject } from './fragment.ts';
import { resolveRef } from './resolveRef.ts';

type Part = Record<string, unknown>;

/** Text for readers. */
const WORDS = new Set(['description', 'summary', 'example', 'examples']);
/** The validated parts. */
const CHECKED = ['operationId', 'parameters', 'requestBody'];

/** The schema of a body once it is decrypted and parsed, whatever its encoding. */
function bodySchema(content: Part): unknown {
  const [media] = Object.values(content);
  const schema = isObject(media) ? media.schema : undefined;
  return isObject(schema) && 'contentSchema' in schema ? schema.contentSchema : schema;
}

/** A part without text; a file is a file, and a body is what it is once parsed. The names of `properties` stay. */
function checkedPart(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => checkedPart(item));
  if (!isObject(part)) return part;
  if (!isNames && part.format === 'binary') return { isFile: true };
  if (!isNames && isObject(part.content)) {
    const schema = checkedPart(bodySchema(part.content));
    return { required: true, content: { 'application/json': { schema } } };
  }
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => isNames || !WORDS.has(name))
      .map(([name, value]) => [name, checkedPart(value, !isNames && name === 'properties')]),
  );
}

/** Every reference in a part, and in what those refer to. */
function references(part: unknown, document: object, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) references(item, document, found);
  if (!isObject(part)) return found;
  const { $ref } = part;
  if (typeof $ref === 'string' && !found.has($ref)) {
    found.add($ref);
    references(resolveRef(part, document), document, found);
  }
  for (const value of Object.values(part)) references(value, document, found);
  return found;
}

/** The referenced components. */
function components(document: JsonObject, refs: ReadonlySet<string>): Record<string, Part> {
  const kept: Record<string, Part> = {};
  for (const ref of [...refs].sort()) {
    const [, , kind = '', name = ''] = ref.split('/');
    kept[kind] = { ...kept[kind], [name]: checkedPart(resolveRef({ $ref: ref }, document)) };
  }
  return kept;
}

/** A document of OpenAPI without answers. */
export interface RequestContract {
  openapi: unknown;
  info: unknown;
  paths: Record<string, Part>;
  components: Record<string, Part>;
}

/** The contract reduced to the validation of calls: no answers, no text, and parsed bodies. */
export function requestContract(document: JsonObject): RequestContract {
  const paths: Record<string, Part> = {};
  for (const [path, methods] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    paths[path] = Object.fromEntries(
      Object.entries(isObject(methods) ? methods : {}).map(([method, operation]) => {
        const parts = Object.entries(isObject(operation) ? operation : {});
        return [
          method,
          checkedPart(Object.fromEntries(parts.filter(([name]) => CHECKED.includes(name)))),
        ];
      }),
    );
  }
  const { openapi, info } = document;
  return {
    openapi,
    info: checkedPart(info),
    paths,
    components: components(document, references(paths, document)),
  };
}
