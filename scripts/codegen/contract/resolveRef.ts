import { isObject } from '#scripts/pipeline/jsonFile.ts';

/** What a reference inside a document points to; anything else as it is. Throws when it points nowhere. */
export function resolveRef(part: unknown, document: object): Record<string, unknown> {
  if (!isObject(part)) return {};
  if (typeof part.$ref !== 'string') return part;
  let found: unknown = document;
  for (const key of part.$ref.split('/').slice(1)) {
    found = isObject(found) ? found[key] : undefined;
  }
  if (!isObject(found)) throw new Error(`There is no ${part.$ref}.`);
  return resolveRef(found, document);
}
