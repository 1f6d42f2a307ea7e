import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { SOURCE, STANDARD } from '#scripts/languages/languageFolders.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { isObject, type JsonFile, type JsonObject } from './jsonFile.ts';
import { position } from './validate/diagnostic.ts';

const definitions: JsonObject = schema.$defs;

/** A schema node with its `$ref` followed; properties beside the `$ref` win. */
export function follow(node: JsonObject): JsonObject {
  if (typeof node.$ref !== 'string') return node;
  const target = definitions[node.$ref.replace('#/$defs/', '')];
  return isObject(target) ? { ...target, ...node } : node;
}

/** The branch of a `oneOf` that a value names by its discriminator; any other node is its own branch. */
export function branchOf(node: JsonObject, value: unknown): JsonObject {
  const { discriminator, oneOf } = node;
  if (!isObject(discriminator) || !Array.isArray(oneOf) || !isObject(value)) return node;
  const key = String(discriminator.propertyName);
  const named = oneOf
    .map((branch) => (isObject(branch) ? follow(branch) : {}))
    .find((branch) => {
      const property = isObject(branch.properties) ? branch.properties[key] : undefined;
      return isObject(property) && property.const === ownValue(value, key);
    });
  return named ?? node;
}

/** Defaults that follow from the folders of languages, by the schema's `defaultFrom`. */
const DERIVED: Readonly<Record<string, unknown>> = {
  'source language': SOURCE,
  'standard languages': STANDARD,
};

/** The default of a schema node: the one that it states, or the one that it names. */
export const defaultOf = (node: JsonObject): unknown =>
  typeof node.defaultFrom === 'string' ? DERIVED[node.defaultFrom] : node.default;

/** Objects merge, arrays and all else replace. The brand's own keys come after the default's. */
function merge(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own)) return own;
  const merged: JsonObject = { ...base };
  for (const [key, value] of Object.entries(own)) merged[key] = merge(base[key], value);
  return merged;
}

function complete(node: JsonObject, own: unknown): unknown {
  const followed = follow(node);
  const value = merge(defaultOf(followed), own);
  const shape = branchOf(followed, value);
  const items = shape.items;
  if (Array.isArray(value)) {
    return isObject(items) ? value.map((item) => complete(items, item)) : [...value];
  }
  if (!isObject(value)) return value;
  const properties = isObject(shape.properties) ? shape.properties : {};
  const out: JsonObject = {};
  for (const [key, property] of Object.entries(properties)) {
    const filled = isObject(property) ? complete(property, ownValue(value, key)) : undefined;
    if (filled !== undefined) out[key] = filled;
  }
  for (const [key, rest] of Object.entries(value)) {
    if (!Object.hasOwn(properties, key)) out[key] = rest;
  }
  return out;
}

const ownValue = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/**
 * The whole brand: the defaults of schemas/brand.schema.json with the manifest's values over them. Objects merge, arrays replace. Only a
 * validated manifest gives a true ResolvedBrand; any other is completed as far as possible, and nothing throws.
 */
export function resolveBrand(manifest: unknown): ResolvedBrand {
  // `complete` used the schema that the type was generated from.
  return complete(schema, manifest) as ResolvedBrand;
}

/** The origin of a resolved value: a default of the schema, or a line of the brand's manifest. */
type Origin = { from: 'default' } | { from: 'brand'; file: string; line: number };

/** One value of a resolved brand, with its origin. Empty lists and objects count as values. */
export interface ExplainedValue {
  path: JSONPath;
  value: unknown;
  origin: Origin;
}

function originOf(file: JsonFile, path: JSONPath): Origin {
  const stated = file.tree && findNodeAtLocation(file.tree, path);
  if (!stated) return { from: 'default' };
  return { from: 'brand', file: file.path, line: position(file, path, 'key').line };
}

function explain(file: JsonFile, value: unknown, path: JSONPath): ExplainedValue[] {
  const children = Array.isArray(value)
    ? value.map((item, index): [number, unknown] => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  if (children.length === 0) return [{ path, value, origin: originOf(file, path) }];
  return children.flatMap(([key, child]) => explain(file, child, [...path, key]));
}

/** Every value of the resolved brand, in order, with its origin. */
export function explainBrand(manifest: JsonFile): ExplainedValue[] {
  return explain(manifest, resolveBrand(manifest.value), []);
}
