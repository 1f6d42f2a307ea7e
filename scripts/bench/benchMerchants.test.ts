import { expect, it } from 'vitest';
import { merchantWith } from './benchMerchants.ts';

it('rejects a part of the bench that no brand fits, and names the brand it needs', async () => {
  await expect(merchantWith('brand on the moon', () => false)).rejects.toThrow(
    'there is no brand on the moon',
  );
  expect((await merchantWith('brand', () => true)).merchantCode).not.toBe('');
});
