import { runInNewContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { faultOf, type Shape } from '#src/platform/shape.ts';
import { placesIn, withOther } from './places.fixture.ts';
import { platformContract } from './platformContract.ts';
import { shapeOf } from './shape.ts';
import { wrongAnswer } from './wrongField.fixture.ts';

const { operations, document } = platformContract(ROOT);

/** Every call with a value: its name, and the schema and example of that. */
const ANSWERS = operations.flatMap(({ operation }) => {
  const { operationId, 'x-value': schema, 'x-example': example } = operation;
  return schema && example !== undefined ? [{ operationId, schema, example }] : [];
});

const shapeIn = (schema: unknown): Shape => runInNewContext(`(${shapeOf(schema, document)})`);

/** One of every type of JSON. */
const OTHERS = [null, true, 42, 'text', [42], { data: 42 }];

/** The schema keywords that only restrict types. */
const TYPES = ['$ref', 'type', 'properties', 'required', 'items', 'anyOf', 'oneOf'];

/** A schema that allows values of the right types, without its other rules. */
function typesOnly(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(typesOnly);
  if (!isObject(part)) return part;
  const known = Object.entries(part).filter(([name]) => TYPES.includes(name));
  return Object.fromEntries(
    known.map(([name, inner]) => [
      name === 'oneOf' ? 'anyOf' : name,
      name === 'properties'
        ? Object.fromEntries(
            Object.entries(Object(inner)).map(([key, one]) => [key, typesOnly(one)]),
          )
        : typesOnly(inner),
    ]),
  );
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const { schemas } = Object(document.components);
ajv.addSchema({
  $id: 'contract',
  components: {
    schemas: Object.fromEntries(
      Object.entries(Object(schemas)).map(([name, schema]) => [name, typesOnly(schema)]),
    ),
  },
});

/** Whether a JSON Schema validator finds the right types in a value. */
function hasTypes(schema: unknown): (value: unknown) => boolean {
  const text = JSON.stringify(typesOnly(schema)).replaceAll('"#/', '"contract#/');
  const validate = ajv.compile(JSON.parse(text));
  return (value) => validate(value) === true;
}

describe('the response schema', () => {
  it.each(ANSWERS)(
    'accepts the example of $operationId, and additional fields',
    ({ schema, example }) => {
      const shape = shapeIn(schema);
      expect(faultOf(example, shape, 'value')).toBeUndefined();
      for (const place of placesIn(example)) {
        const there = place.reduce<unknown>((value, key) => Object(value)[key], example);
        if (!isObject(there)) continue;
        const more = withOther(example, place, { ...there, surprise: true });
        expect(faultOf(more, shape, 'value'), place.join('.')).toBeUndefined();
      }
    },
  );

  it.each(ANSWERS)('of $operationId rejects a wrong type in any field', ({ schema, example }) => {
    const shape = shapeIn(schema);
    const fits = hasTypes(schema);
    const missed: string[] = [];
    for (const place of placesIn(example)) {
      for (const other of [...OTHERS, undefined]) {
        const wrong = withOther(example, place, other);
        if (wrong === undefined || fits(wrong)) continue;
        if (faultOf(wrong, shape, 'value') === undefined)
          missed.push(`${place.join('.')}: ${JSON.stringify(other)}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('rejects a corrupted field in every response whose example has one', () => {
    const whole = ANSWERS.filter(({ operationId }) => wrongAnswer(operationId, 0) === undefined);
    const filled = whole.filter(({ example }) =>
      placesIn(example).some((place) => {
        const there = place.reduce<unknown>((value, key) => Object(value)[key], example);
        return place.length > 0 && there !== null && !isObject(there) && !Array.isArray(there);
      }),
    );
    expect(filled.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('names the invalid field, without its value', () => {
    const shape: Shape = { games: [{ nodeId: 0, name: '' }], total: 0 };
    const games = [
      { nodeId: 1, name: 'a' },
      { nodeId: 'secret', name: 'b' },
    ];
    expect(faultOf({ games, total: 2 }, shape, 'value')).toBe('value.games.1.nodeId');
    expect(faultOf({ games: { 0: games[0] }, total: 2 }, shape, 'value')).toBe('value.games');
    expect(faultOf([], shape, 'value')).toBe('value');
  });

  it('rejects an invalid date, and an amount that is not a number', () => {
    expect(faultOf('2026-03-02T14:05:00.000Z', 'T', 'at')).toBeUndefined();
    expect(faultOf('tomorrow', 'T', 'at')).toBe('at');
    expect(faultOf('-12.50', '0', 'amount')).toBeUndefined();
    expect(faultOf('much', '0', 'amount')).toBe('amount');
    expect(faultOf(12.5, '0', 'amount')).toBe('amount');
  });

  it('rejects more rows than a page can have, and accepts a long list of plain values', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
    expect(faultOf({ draws: rows(1000) }, { draws: [{ id: 0 }] }, 'value')).toBeUndefined();
    expect(faultOf({ draws: rows(1001) }, { draws: [{ id: 0 }] }, 'value')).toBe('value.draws');
    expect(faultOf(Array(100_000).fill(7), [0], 'value')).toBeUndefined();
  });

  it('is an error if a schema does not state its type', () => {
    const untyped = { type: 'object', properties: { state: { enum: ['sent', 'paid'] } } };
    expect(() => shapeOf(untyped, document)).toThrow('undefined');
  });

  it('accepts one of several shapes', () => {
    expect(faultOf(null, ['', null], 'at')).toBeUndefined();
    expect(faultOf('text', ['', null], 'at')).toBeUndefined();
    expect(faultOf({ a: 1 }, [{ a: '' }, null], 'at')).toBe('at.a');
    expect(faultOf({}, { a: [0, undefined] }, 'at')).toBeUndefined();
  });
});
