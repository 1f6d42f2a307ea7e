import { eq } from 'drizzle-orm';
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SERVE_MS, serveScratch } from '#sandbox/kernel/contract/scratch.fixture.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { payloadKey, payloadNonce } from '#sandbox/kernel/database/schema/platform.ts';
import { purge } from '#sandbox/kernel/schedule/purge.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { encrypted } from '#sandbox/testing/encrypted.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { PayloadKey, PayloadKeys } from '#src/platform/contract.generated.ts';
import { readPrivateKeys } from './payloadKeys.ts';

const CONTRACT = `
x-area: { name: scratch, description: Calls of a test. }
paths:
  /wps/scratch/secret:
    post:
      operationId: secret
      summary: Echo
      description: Answers what it understood.
      x-encrypted: true
      x-body: { $ref: "#/components/schemas/Secret" }
      x-body-example: { text: a }
      x-value: { type: object }
      x-example: {}
components:
  schemas:
    Secret:
      type: object
      additionalProperties: false
      required: [text]
      properties: { text: { type: string } }
`;

const platform = testPlatform();
let client: TestClient;
beforeAll(async () => {
  const secret = ({ body }: { body: unknown }) => body;
  client = (await serveScratch(platform, CONTRACT, { secret }))();
}, SERVE_MS);

async function keys(): Promise<[current: PayloadKey, previous: PayloadKey]> {
  const { body } = await platform.get('/wps/system/payloadKeys');
  const [current, previous, ...more] = (body.value as PayloadKeys).keys;
  if (!current || !previous || more.length > 0) throw new Error('There must be two keys.');
  return [current, previous];
}
const post = async (jwe: string) => {
  const { status, body } = await client.post('/wps/scratch/secret', jwe);
  return [status, body.code];
};
const UNDECODABLE = [400, 'payload_undecodable'];
const REPLAYED = [409, 'payload_replayed'];
const NONCE = 'n'.repeat(24);

/** Runs the job that drops expired nonces. */
const dropOld = (db: Database) =>
  purge.run({
    ...{ db, now: new Date(), from: new Date() },
    ...{ publish: async () => undefined, send: async () => undefined },
  });

describe('an encrypted payload (S7.1)', () => {
  it('is decrypted with the current key or the previous one, and validated like any body', async () => {
    for (const key of await keys()) {
      expect(await post(await encrypted({ text: 'secret' }, key))).toEqual([200, 'ok']);
      expect(await post(await encrypted({ text: 5 }, key))).toEqual([400, 'invalid_parameter']);
    }
    expect((await client.post('/wps/scratch/secret', { text: 'secret' })).body.value).toEqual({
      text: 'secret',
    });
  });

  it('is mandatory', async () => {
    const plain = new Blob(['{"text":"secret"}'], { type: 'application/json' });
    const { status, body } = await client.post('/wps/scratch/secret', plain);
    expect([status, body.code]).toEqual([415, 'encryption_needed']);
  });

  it.each(['', 'x', '{"text":"a"}', 'a.b.c.d.e', 'e30.e30.e30.e30.e30'])(
    'is rejected as “%s”',
    async (text) => {
      expect(await post(text)).toEqual(UNDECODABLE);
    },
  );

  it('is rejected if it was changed in transit', async () => {
    const [key] = await keys();
    const parts = (await encrypted({ text: 'secret' }, key)).split('.');
    const [header = ''] = parts;
    const otherHeader = Buffer.from(
      JSON.stringify({
        ...JSON.parse(`${Buffer.from(header, 'base64url')}`),
        nonce: 'n'.repeat(20),
      }),
    ).toString('base64url');
    expect(await post([otherHeader, ...parts.slice(1)].join('.'))).toEqual(UNDECODABLE);
  });

  it('is rejected for another key or algorithm', async () => {
    const [key] = await keys();
    expect(await post(await encrypted({}, { ...key, kid: 'unknown' }))).toEqual(UNDECODABLE);
    expect(await post(await encrypted({}, key, { enc: 'A128GCM' }))).toEqual(UNDECODABLE);
    const { publicKey } = await generateKeyPair('RSA-OAEP-256');
    const foreign = await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
      .encrypt(publicKey);
    expect(await post(foreign)).toEqual(UNDECODABLE);
    const direct = await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
      .encrypt(await importJWK({ ...key }, 'ECDH-ES'));
    expect(await post(direct)).toEqual(UNDECODABLE);
  });

  it('is accepted once', async () => {
    const [key] = await keys();
    const jwe = await encrypted({ text: 'pay' }, key);
    const answers = await Promise.all([post(jwe), post(jwe), post(jwe)]);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([, code]) => code === 'payload_replayed')).toHaveLength(2);
  });

  it('is accepted once for as long as it is valid, and forgotten afterwards', async () => {
    const [key] = await keys();
    const { db } = platform.sandbox.platform;
    const iat = Math.floor(Date.now() / 1000) - 200;
    const jwe = await encrypted({ text: 'pay' }, key, { iat, nonce: NONCE });
    const isKept = async () =>
      (await db.select().from(payloadNonce).where(eq(payloadNonce.nonce, NONCE))).length > 0;
    expect(await post(jwe)).toEqual([200, 'ok']);
    await dropOld(db);
    expect(await post(jwe)).toEqual(REPLAYED);
    vi.useFakeTimers({ toFake: ['Date'], now: (iat + 301) * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    await dropOld(db);
    expect(await isKept()).toBe(false);
  });

  it('must be at most 5 minutes old or early, by real time instead of the platform’s clock', async () => {
    const now = Math.floor(Date.now() / 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const [key] = await keys();
    const at = async (iat: unknown) => post(await encrypted({ text: 'a' }, key, { iat }));
    for (const iat of [now - 300, now + 300]) expect(await at(iat)).toEqual([200, 'ok']);
    for (const iat of [now - 301, now + 301, 0]) {
      expect(await at(iat)).toEqual([400, 'payload_expired']);
    }
    for (const iat of [undefined, 'now']) expect(await at(iat)).toEqual(UNDECODABLE);
    await platform.forward(3600);
    expect(await at(now)).toEqual([200, 'ok']);
  });

  it.each([undefined, '', 'short', 'with spaces and more', 'x'.repeat(65), 7, 10 ** 16])(
    'is rejected with the nonce %s',
    async (nonce) => {
      const [key] = await keys();
      expect(await post(await encrypted({ text: 'a' }, key, { nonce }))).toEqual(UNDECODABLE);
    },
  );
});

describe('the payload keys', () => {
  it('are published without their private part', async () => {
    for (const key of await keys()) expect(Object.keys(key)).not.toContain('d');
  });

  it('cannot be decrypted in the place of another key', async () => {
    const [current, previous] = await keys();
    const undone = platform.sandbox.platform.db.transaction(async (tx) => {
      const ofKey = ({ kid }: PayloadKey) => eq(payloadKey.kid, kid);
      const [kept] = await tx.select().from(payloadKey).where(ofKey(previous));
      await tx
        .update(payloadKey)
        .set({ sealedJwk: kept?.sealedJwk ?? '' })
        .where(ofKey(current));
      await readPrivateKeys(tx);
    });
    await expect(undone).rejects.toThrow('is not the one');
    expect(await keys()).toEqual([current, previous]);
  });

  it('are rotated by the control, which deletes the key before the previous one', async () => {
    const [current, previous] = await keys();
    await platform.control({ payloadKeys: 'rotate' });
    const [next, kept] = await keys();
    expect(kept).toEqual(current);
    expect([current.kid, previous.kid]).not.toContain(next.kid);
    expect(await post(await encrypted({ text: 'a' }, current))).toEqual([200, 'ok']);
    expect(await post(await encrypted({ text: 'a' }, previous))).toEqual(UNDECODABLE);
  });
});
