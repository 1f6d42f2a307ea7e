import { QueryClient } from '@tanstack/react-query';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { listen } from '#sandbox/site/listen.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { createPlatformClient, type PlatformClient } from '#src/platform/client.ts';
import { customerServiceQuery } from '#src/platform/endpoints/system/customerService.ts';

const platform = testPlatform();
const ask = (client: PlatformClient) => new QueryClient().query(customerServiceQuery(client));

/** Encrypts a text to the key of a page, as a platform does. */
async function sealed(text: string, clientKey: string, alg = 'ECDH-ES+A256KW') {
  const jwk: JWK = JSON.parse(Buffer.from(clientKey, 'base64url').toString());
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg, enc: 'A256GCM' })
    .encrypt(await importJWK(jwk, alg));
}

/** A client whose platform returns these paths, each encrypted to the key of the page. */
const answering = (paths: (clientKey: string) => Promise<string[]>): PlatformClient => ({
  call: async (_operation, ...[options]) => {
    const headers = new Headers(Object(options).headers);
    const made = await paths(headers.get('Client-Key') ?? '');
    return { customerService: made.map((path) => ({ csType: 'TELEGRAM', path })) } as never;
  },
});

describe('the contacts of customer service (S3.10)', () => {
  it('are those of the manifest, encrypted with a key that only this page has', async () => {
    const server = await listen(platform.sandbox.app, 0);
    try {
      for (const { merchantCode, brand } of platform.merchants) {
        const client = createPlatformClient({
          merchantCode,
          platform: { ...brand.platform, baseUrl: `${server.url}/` },
        });
        const { email, social } = brand.support;
        expect(await ask(client)).toEqual([
          ...(email ? [{ csType: 'EMAIL', address: `mailto:${email}` }] : []),
          ...social.map(({ csType, url }) => ({ csType, address: url })),
        ]);
      }
    } finally {
      await server.close();
    }
  });

  it('leave out an unreadable contact, and one with a forbidden link', async () => {
    const good = 'https://telegram.example/desk';
    const contacts = await ask(
      answering(async (key) => [
        await sealed('javascript:alert(1)', key),
        'not.a.jwe',
        await sealed(good, key, 'ECDH-ES'),
        await sealed('nowhere', key),
        await sealed(good, key),
      ]),
    );
    expect(contacts).toEqual([{ csType: 'TELEGRAM', address: good }]);
  });
});
