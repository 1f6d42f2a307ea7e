import type { ErrorObject } from 'ajv';
import type { InvalidParameter } from '#src/platform/contract.generated.ts';
import { Refusal } from './failure.ts';

const PLACES: Record<string, InvalidParameter['in']> = {
  query: 'query',
  header: 'header',
  path: 'path',
  cookie: 'cookie',
  requestBody: 'body',
};

const allowed = ({ keyword, params }: ErrorObject): string =>
  keyword === 'enum' ? `: ${params.allowedValues.join(', ')}` : '';

/** Converts the contract's validation errors to invalid parameters. */
export function invalidParameters(errors: readonly ErrorObject[]): InvalidParameter[] {
  return errors.map((error) => {
    const [, place = '', ...path] = error.instancePath.split('/');
    const { missingProperty, additionalProperty } = error.params;
    const name = [...path, missingProperty ?? additionalProperty ?? []].flat().join('.');
    const reason =
      additionalProperty === undefined ? `${error.message}${allowed(error)}` : 'is not known';
    return { in: PLACES[place] ?? 'body', name, reason };
  });
}

/** A refusal that names the invalid parameters. */
export const refuseParameters = (...parameters: InvalidParameter[]): Refusal =>
  new Refusal('invalid_parameter', { value: { parameters } });
