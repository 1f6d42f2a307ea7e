import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { JsonObject } from './fragment.ts';
import { resolveRef } from './resolveRef.ts';

type Part = Record<string, unknown>;

/** Keys whose values are for readers only. */
const DESCRIPTION_KEYS = new Set(['description', 'summary', 'example', 'examples']);
/** The validated parts. */
const VALIDATED_KEYS = ['operationId', 'parameters', 'requestBody'];

/** The schema of a body once it is decrypted and parsed, whatever its encoding. */
function bodySchema(content: Part): unknown {
  const [media] = Object.values(content);
  const schema = isObject(media) ? media.schema : undefined;
  return isObject(schema) && 'contentSchema' in schema ? schema.contentSchema : schema;
}

/** Strips descriptions, and replaces binary schemas by `{ isFile: true }` and bodies by their parsed schema. Property names are kept. */
function validationPart(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => validationPart(item));
  if (!isObject(part)) return part;
  if (!isNames && part.format === 'binary') return { isFile: true };
  if (!isNames && isObject(part.content)) {
    const schema = validationPart(bodySchema(part.content));
    return { required: true, content: { 'application/json': { schema } } };
  }
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => isNames || !DESCRIPTION_KEYS.has(name))
      .map(([name, value]) => [name, validationPart(value, !isNames && name === 'properties')]),
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
    kept[kind] = { ...kept[kind], [name]: validationPart(resolveRef({ $ref: ref }, document)) };
  }
  return kept;
}

/** An OpenAPI document without responses. */
export interface RequestContract {
  openapi: unknown;
  info: unknown;
  paths: Record<string, Part>;
  components: Record<string, Part>;
}

/** The contract reduced to what request validation needs: no responses or descriptions, and bodies as parsed. */
export function requestContract(document: JsonObject): RequestContract {
  const paths: Record<string, Part> = {};
  for (const [path, methods] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    paths[path] = Object.fromEntries(
      Object.entries(isObject(methods) ? methods : {}).map(([method, operation]) => {
        const parts = Object.entries(isObject(operation) ? operation : {});
        return [
          method,
          validationPart(
            Object.fromEntries(parts.filter(([name]) => VALIDATED_KEYS.includes(name))),
          ),
        ];
      }),
    );
  }
  const { openapi, info } = document;
  return {
    openapi,
    info: validationPart(info),
    paths,
    components: components(document, references(paths, document)),
  };
}
