import type { JSONPath } from 'jsonc-parser';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { isObject, type JsonObject } from '../jsonFile.ts';
import { branchOf, follow } from '../resolve.ts';
import { asEntries, asList, type Placed } from './check.ts';

const nodeIn = (node: JsonObject, key: string): JsonObject => {
  const child = node[key];
  return isObject(child) ? child : {};
};

/** The languages of all texts of a value that its schema gives per language: of objects whose keys have a pattern. */
function tagsIn(node: JsonObject, value: unknown, path: JSONPath): Placed<string>[] {
  const shape = branchOf(follow(node), value);
  if (shape.patternProperties) {
    return asEntries(value).map(([tag]) => ({ path: [...path, tag], value: tag }));
  }
  const items = nodeIn(shape, 'items');
  const properties = nodeIn(shape, 'properties');
  return [
    ...asList(value).flatMap((item, index) => tagsIn(items, item, [...path, index])),
    ...asEntries(value).flatMap(([key, child]) =>
      tagsIn(Object.hasOwn(properties, key) ? nodeIn(properties, key) : {}, child, [...path, key]),
    ),
  ];
}

/** Every language that a manifest has a text in, with its place. */
export const textsPerLanguage = (manifest: unknown): Placed<string>[] =>
  tagsIn(schema, manifest, []);
