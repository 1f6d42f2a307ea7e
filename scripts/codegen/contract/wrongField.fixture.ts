import { runInNewContext } from 'node:vm';
import { ROOT } from '#scripts/roots/roots.ts';
import { faultOf, type Shape } from '#src/platform/shape.ts';
import { type Place, placesIn, withOther } from './places.fixture.ts';
import { platformContract } from './platformContract.ts';
import { shapeOf } from './shape.ts';

/** Fits no field of the contract. */
const WRONG = { data: 42 };

/** A call's example with one field of another type. */
export interface WrongAnswer {
  value: unknown;
  field: Place;
}

/** The example of a call with one of its innermost fields of another type, chosen by a number; undefined if it has none. */
export function wrongAnswer(operationId: string, lot: number): WrongAnswer | undefined {
  const { operations, document } = platformContract(ROOT);
  const operation = operations.find(
    (each) => each.operation.operationId === operationId,
  )?.operation;
  const { 'x-value': schema, 'x-example': example } = Object(operation);
  if (schema === undefined) return undefined;
  const shape: Shape = runInNewContext(`(${shapeOf(schema, document)})`);
  const wrong = placesIn(example)
    .filter((place) => place.length > 0)
    .map((field) => ({ field, value: withOther(example, field, WRONG) }))
    .filter(({ value }) => faultOf(value, shape, 'value') !== undefined);
  const deepest = wrong.filter(
    ({ field }) =>
      !wrong.some(
        (other) =>
          other.field.length > field.length && field.every((key, at) => key === other.field[at]),
      ),
  );
  return deepest[lot % deepest.length];
}
