import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { act } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { identityDocument } from '../schema/verification.ts';
import { readDocument } from './documents.ts';
import {
  DOCUMENT_PATH,
  documentForm,
  documentIn,
  PNG,
  pictureOf,
  proofOf,
  somebody,
  storedOf,
} from './verification.fixture.ts';

const platform = testPlatform();

describe('a document of an identity check', () => {
  it('is a PNG or JPEG by its content, at most 5 MB, of a requested kind (S5.9)', async () => {
    const { client } = await somebody(platform);
    const refused = async (kind: string, bytes: BlobPart) => {
      const { status, body } = await client.put(DOCUMENT_PATH, documentForm(kind, bytes));
      return [status, body.code];
    };
    const hostile = [
      Buffer.from('GIF89a'),
      Buffer.from('<svg onload="alert(1)"/>'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('MZ'),
      Buffer.alloc(0),
      PNG.subarray(0, 20),
      Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]),
    ];
    for (const bytes of hostile) {
      expect(await refused('passport', bytes)).toEqual([422, 'image_invalid']);
    }
    expect(await refused('selfie', PNG)).toEqual([409, 'verification_closed']);
    expect(await refused('driving_licence', PNG)).toEqual([400, 'invalid_parameter']);
  });

  it('is stored once for an idempotency key, which is valid for one picture only', async () => {
    const one = await somebody(platform);
    const key = { 'Idempotency-Key': randomUUID() };
    const put = async (picture: BlobPart) =>
      (await one.client.put(DOCUMENT_PATH, documentForm('passport', picture), key)).body;
    const first = await put(PNG);
    await platform.forward(60);
    expect(await put(PNG)).toEqual(first);
    expect((await put(await pictureOf('red'))).code).toBe('idempotency_key_reused');
    expect(await storedOf(platform, one)).toHaveLength(1);
  });

  it('is encrypted at rest, bound to its player and kind, without its file name', async () => {
    const one = await somebody(platform);
    await one.client.put(DOCUMENT_PATH, documentForm('passport'));
    const [row] = await storedOf(platform, one);
    const sealed = Buffer.from(row?.sealed ?? []);
    expect(sealed.length).toBeGreaterThan(PNG.length);
    expect(sealed.includes(PNG.subarray(0, 16))).toBe(false);
    expect(sealed.includes('document.png')).toBe(false);
    // Moved into another player's row, it cannot be decrypted.
    const other = await somebody(platform);
    await other.client.put(DOCUMENT_PATH, documentForm('passport'));
    const { db } = platform.sandbox.platform;
    const moved = { sealed: row?.sealed ?? null };
    const ofOther = eq(identityDocument.memberId, other.memberId);
    await db.update(identityDocument).set(moved).where(ofOther);
    const key = { memberId: other.memberId, kind: 'passport' as const };
    await expect(readDocument(db, key)).rejects.toThrow('is not the one');
  });

  it('is shown to the reviewer only, not even to its player', async () => {
    const one = await somebody(platform);
    const { account } = one;
    await one.client.put(DOCUMENT_PATH, documentForm('passport'));
    const read = await act(platform, one, 'readVerificationDocument', {
      account,
      kind: 'passport',
    });
    expect(read.body.value).toEqual({ contentType: 'image/png', image: PNG.toString('base64') });
    for (const path of [DOCUMENT_PATH, `${DOCUMENT_PATH}?kind=passport`]) {
      expect((await one.client.get(path)).status).toBe(405);
    }
    expect(JSON.stringify(await proofOf(one))).not.toContain(PNG.toString('base64').slice(0, 24));
    const other = await somebody(platform);
    expect(documentIn(await proofOf(other), 'passport')).toMatchObject({
      ...{ state: 'missing', bytes: null },
    });
    await other.client.delete(`${DOCUMENT_PATH}?kind=passport`);
    expect(await storedOf(platform, one)).toHaveLength(1);
  });

  it('is not found by a reviewer of another merchant', async () => {
    const one = await somebody(platform);
    await one.client.put(DOCUMENT_PATH, documentForm('passport'));
    const merchant = platform.merchants.find((each) => each !== one.merchant);
    if (!merchant) throw new Error('There is one merchant alone.');
    const asked = { account: one.account, kind: 'passport' };
    const { body } = await act(platform, { merchant }, 'readVerificationDocument', asked);
    expect(body.code).toBe('not_found');
  });
});
