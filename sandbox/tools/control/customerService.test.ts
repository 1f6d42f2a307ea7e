import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { CustomerService, Permission } from '#src/platform/contract.generated.ts';

const platform = testPlatform();

describe('customer service (S3.10)', () => {
  const permission = async (headers = {}) =>
    (await platform.get('/wps/system/permission', headers)).body.value as Permission;

  it('is empty without a key, and encrypted for a given key', async () => {
    expect((await permission()).customerService).toEqual([]);
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', {
      crv: 'P-256',
      extractable: true,
    });
    const jwk = Buffer.from(JSON.stringify(await exportJWK(publicKey))).toString('base64url');
    const { customerService } = await permission({ 'Client-Key': jwk });
    const read = async ({ path }: CustomerService) =>
      new TextDecoder().decode((await compactDecrypt(path, privateKey)).plaintext);
    const paths = await Promise.all(customerService.map(read));
    const { email, social } = platform.merchants[0]?.brand.support ?? { social: [] };
    expect(paths).toEqual([...(email ? [`mailto:${email}`] : []), ...social.map(({ url }) => url)]);
  });

  it.each([
    'e30',
    Buffer.from('{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}').toString('base64url'),
  ])('rejects the key %s', async (key) => {
    const { status, body } = await platform.get('/wps/system/permission', { 'Client-Key': key });
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
  });
});
