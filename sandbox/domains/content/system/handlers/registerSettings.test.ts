import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

describe('the registration form', () => {
  it('has the field config of each merchant’s manifest (S3.7, S7.11)', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const headers = { 'Merchant-Code': merchantCode };
      const { body } = await platform.get('/wps/system/setting/register', headers);
      expect(body.value).toEqual(brand.registration);
    }
  });
});
