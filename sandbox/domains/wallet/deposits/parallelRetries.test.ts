import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const RETRIES = 20;

it('twenty parallel retries of a deposit create one deposit, which all of them return (S2.16, S9.6)', async () => {
  const { client } = await newMember(platform);
  const body = { method: 'mobile-wallet', amount: '500' };
  const key = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: RETRIES }, () => client.post('/wps/deposit', body, key)),
  );
  expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set(['ok']));
  const references = answers.map(({ body: { value } }) => Object(value).reference);
  expect(new Set(references).size).toBe(1);
  const { value } = (await client.get('/wps/member/deposits')).body;
  expect(value).toMatchObject({ total: 1, deposits: [{ reference: references[0] }] });
});
