import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';
import { type DatedKeys, jweCodec } from '#src/platform/payload/jweCodec.ts';

const ALG = 'ECDH-ES+A256KW';
const client = () =>
  createPlatformClient({
    merchantCode: 'TEST0001',
    platform: { baseUrl: 'https://platform.test/', payloadKeys: '/keys' },
  });

const answer = (value: unknown, code = 'ok', init: ResponseInit = {}) =>
  Response.json({ success: code === 'ok', value, message: '', code }, init);

async function keyPair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair(ALG, { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: ALG, use: 'enc' } };
}

/** A platform that publishes one key after the other, and rejects bodies for another one. */
async function platformWith(
  kids: readonly string[],
  { clock = Date.now() }: { clock?: number } = {},
) {
  const pairs = await Promise.all(kids.map(keyPair));
  const bodies: string[] = [];
  let asked = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/keys')) {
      const pair = pairs[Math.min(asked, pairs.length - 1)];
      asked += 1;
      return answer({ keys: [pair?.jwk] }, 'ok', {
        headers: { Date: new Date(clock).toUTCString() },
      });
    }
    const body = await request.text();
    bodies.push(body);
    const known = decodeProtectedHeader(body).kid === kids.at(-1);
    return known ? answer(null) : answer(null, 'payload_undecodable', { status: 400 });
  });
  return { bodies, privateKey: pairs.at(-1)?.privateKey, keysAsked: () => asked };
}

afterEach(() => vi.unstubAllGlobals());

describe('the body of an encrypted call (S7.1)', () => {
  it('can be decrypted only by the platform', async () => {
    const { bodies, privateKey } = await platformWith(['one']);
    const body = { code: 'a secret of বাংলা' };
    await client().call('confirmAuthenticator', { body });
    const [sent = ''] = bodies;
    expect(sent).not.toContain('secret');
    if (!privateKey) throw new Error('there is a key');
    const { plaintext, protectedHeader } = await compactDecrypt(sent, privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(body);
    expect(protectedHeader).toMatchObject({ alg: ALG, enc: 'A256GCM', kid: 'one' });
  });

  it('has a new nonce each time, and requests the key once', async () => {
    const { bodies, keysAsked } = await platformWith(['one']);
    const one = client();
    for (const _ of [1, 2]) await one.call('confirmAuthenticator', { body: { code: '1' } });
    const nonces = bodies.map((body) => decodeProtectedHeader(body).nonce);
    expect(new Set(nonces).size).toBe(2);
    expect(keysAsked()).toBe(1);
  });

  it('uses the platform’s clock if the device’s is wrong', async () => {
    const clock = Date.parse('2031-05-01T10:00:00Z');
    const { bodies } = await platformWith(['one'], { clock });
    await client().call('confirmAuthenticator', { body: { code: '1' } });
    const { iat } = decodeProtectedHeader(bodies[0] ?? '');
    expect(Math.abs(Number(iat) - clock / 1000)).toBeLessThan(60);
  });

  it('is sent again with the new key when the old one has expired', async () => {
    const { bodies } = await platformWith(['old', 'new']);
    const value = await client().call('confirmAuthenticator', { body: { code: '1' } });
    expect(value).toBe(null);
    expect(bodies.map((body) => decodeProtectedHeader(body).kid)).toEqual(['old', 'new']);
  });

  it('is not sent without a key, and requests one again the next time', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed');
    });
    const one = client();
    const call = () => one.call('confirmAuthenticator', { body: { code: '1' } });
    await expect(call()).rejects.toMatchObject({ code: 'network' });
    await platformWith(['one']);
    await expect(call()).resolves.toBe(null);
  });
});

describe('the codec of encrypted bodies', () => {
  const dated = async (...kids: string[]): Promise<DatedKeys> => {
    const keys = await Promise.all(kids.map(async (kid) => (await keyPair(kid)).jwk));
    return { keys: keys as DatedKeys['keys'], date: null };
  };

  it('declares its format', () => {
    expect(jweCodec(() => dated('one')).contentType).toBe('application/jose');
  });

  it('rejects a response without a key as malformed', async () => {
    await expect(jweCodec(() => dated()).encode({})).rejects.toMatchObject({
      ...{ code: 'malformed', status: 200 },
    });
  });

  it('uses the device’s clock if the platform sends no time', async () => {
    const { iat } = decodeProtectedHeader(await jweCodec(() => dated('one')).encode({}));
    expect(Math.abs(Number(iat) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('keeps newly requested keys, even if an older request fails afterwards', async () => {
    let failOlder: (error: Error) => void = () => undefined;
    const older = new Promise<DatedKeys>((_, reject) => {
      failOlder = reject;
    });
    const fetchKeys = vi
      .fn<() => Promise<DatedKeys>>()
      .mockReturnValueOnce(older)
      .mockReturnValue(dated('new'));
    const codec = jweCodec(fetchKeys);
    const first = codec.encode({});
    codec.forget();
    await codec.encode({});
    failOlder(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await codec.encode({});
    expect(fetchKeys).toHaveBeenCalledTimes(2);
  });
});
