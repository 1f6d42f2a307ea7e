import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { platformContract } from './platformContract.ts';

const { document } = platformContract(fileURLToPath(new URL('../../..', import.meta.url)));

/** Schemas that describe a value's form, not its meaning: their users describe that. */
const SHAPES = ['Amount', 'GivenAmount', 'Percent', 'Percentage'].map(
  (name) => `#/components/schemas/${name}`,
);

const isDescribed = (schema: unknown): boolean =>
  isObject(schema) &&
  (typeof schema.description === 'string' ||
    (typeof schema.$ref === 'string' && !SHAPES.includes(schema.$ref)));

/** The undescribed properties of a schema, nested ones too, by their places. */
function undescribed(schema: unknown, place: string): string[] {
  if (!isObject(schema)) return [];
  const own = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  return [
    ...own.filter(([, inner]) => !isDescribed(inner)).map(([name]) => `${place}.${name}`),
    ...own.flatMap(([name, inner]) => undescribed(inner, `${place}.${name}`)),
    ...undescribed(schema.items, `${place}[]`),
  ];
}

describe('the contract', () => {
  it('describes every property of every schema, including the meaning of each amount', () => {
    const { components } = document;
    const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {};
    const all = Object.entries(schemas);
    expect(all.length).toBeGreaterThan(100);
    expect(all.flatMap(([name, schema]) => undescribed(schema, name))).toEqual([]);
  });
});
