import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { dumpRows } from '#sandbox/proofs/newRows.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { DOCUMENT_PATH, documentForm, PNG, somebody } from '../verification.fixture.ts';

const platform = testPlatform();

it('the reviewer’s page shows a document, and the database keeps none of its picture', async () => {
  const one = await somebody(platform);
  await one.client.put(DOCUMENT_PATH, documentForm('passport'));
  const read = { action: 'readVerificationDocument', account: one.account, kind: 'passport' };
  const { merchantCode } = one.merchant;
  const send = async (formKey: string) => {
    const answer = await platform.sandbox.app.request(
      `http://localhost/sandbox/areas/verification?merchant=${merchantCode}`,
      { method: 'POST', body: new URLSearchParams({ ...read, formKey }) },
    );
    return [answer.status, await answer.text()] as const;
  };
  const formKey = randomUUID();
  const picture = PNG.toString('base64');
  for (const [status, page] of [await send(formKey), await send(formKey)]) {
    expect(status).toBe(200);
    expect(page).toContain(picture);
  }
  const rows = [...(await dumpRows(platform.sandbox.platform.db))];
  const secret = [picture, PNG.toString('hex'), formKey];
  const holds = (row: string) => secret.some((text) => row.includes(text));
  expect(rows.filter(holds).map((row) => row.split(' ')[0])).toEqual([]);
});
