import { isObject } from '#scripts/pipeline/jsonFile.ts';

/** The target of a reference inside a document; anything else as it is. Throws if there is no target. */
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
