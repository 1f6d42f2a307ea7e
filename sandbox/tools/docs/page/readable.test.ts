import { expect, it } from 'vitest';
import { contractJson } from '../contractFile.ts';
import { openBodies } from './readable.js';

it('the contract page shows the content of every encrypted body, with its example (S7.1)', async () => {
  const contract = JSON.parse(await contractJson());
  const { requestBody } = contract.paths['/wps/session/login'].post;
  const { schema, 'x-plaintext-example': example } = requestBody.content['application/jose'];
  openBodies(contract);
  expect(requestBody.content).toEqual({
    'application/json': { schema: schema.contentSchema, example },
  });
  expect(requestBody.description).toContain('encrypted');
  expect(JSON.stringify(contract.paths)).not.toContain('"application/jose"');
});
