import { expect, it } from 'vitest';
import type { JsonObject } from './fragment.ts';
import { requestContract } from './requestContract.ts';

const withBody = (schema: JsonObject) => ({
  openapi: '3.1.1',
  info: { title: 'A contract', version: '1' },
  paths: {
    '/note': {
      put: {
        operationId: 'sendNote',
        requestBody: { content: { 'application/json': { schema } } },
        responses: {},
      },
    },
  },
  components: {},
});

it('a body keeps fields that are named like an OpenAPI keyword', () => {
  const properties = {
    content: { type: 'string', maxLength: 140 },
    format: { type: 'string' },
    description: { type: 'string' },
  };
  const { paths } = requestContract(withBody({ type: 'object', properties }));
  expect(paths['/note']).toMatchObject({
    put: {
      requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
    },
  });
});

it('a request schema has no descriptions, and accepts a file as a file', () => {
  const schema = {
    type: 'object',
    description: 'A note.',
    properties: { image: { type: 'string', format: 'binary', description: 'A picture.' } },
  };
  const { paths } = requestContract(withBody(schema));
  expect(JSON.stringify(paths)).not.toMatch(/A note|A picture/);
  expect(JSON.stringify(paths)).toContain('"image":{"isFile":true}');
});
