import type { ErrorObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { invalidParameters, refuseParameters } from './invalidParameters.ts';

const found = (error: Partial<ErrorObject>) =>
  invalidParameters([
    {
      ...{ instancePath: '/requestBody', schemaPath: '#', keyword: 'type', params: {} },
      ...{ message: 'must be string', ...error },
    },
  ]);

describe('an invalid parameter', () => {
  it.each([
    ['query', 'query'],
    ['header', 'header'],
    ['path', 'path'],
    ['cookie', 'cookie'],
    ['requestBody', 'body'],
    ['elsewhere', 'body'],
  ])('in %s is reported as one of the %s', (place, expected) => {
    expect(found({ instancePath: `/${place}/a/0/b` })).toEqual([
      { in: expected, name: 'a.0.b', reason: 'must be string' },
    ]);
  });

  it('has no name if the whole body is invalid', () => {
    expect(found({ instancePath: '' })).toEqual([
      { in: 'body', name: '', reason: 'must be string' },
    ]);
  });

  it('is reported with the missing property', () => {
    const params = { missingProperty: 'amount' };
    expect(found({ instancePath: '/requestBody/pay', params })).toMatchObject([
      { name: 'pay.amount', reason: 'must be string' },
    ]);
  });

  it('is reported with the unknown property', () => {
    expect(found({ params: { additionalProperty: 'more' } })).toMatchObject([
      { name: 'more', reason: 'is not known' },
    ]);
  });

  it('is reported with the allowed values', () => {
    const params = { allowedValues: ['day', 'week'] };
    expect(found({ keyword: 'enum', params, message: 'must be one of' })).toMatchObject([
      { reason: 'must be one of: day, week' },
    ]);
  });

  it('is returned as the value of the error', () => {
    const parameter = { in: 'query', name: 'a', reason: 'is odd' } as const;
    expect(refuseParameters(parameter)).toMatchObject({
      code: 'invalid_parameter',
      value: { parameters: [parameter] },
    });
  });
});
