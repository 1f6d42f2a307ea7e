import { expect, it } from 'vitest';
import { merchantWith } from './benchMerchants.ts';

it('the bench rejects a part that fits no brand, and names the brand that it needs', async () => {
  await expect(merchantWith('brand on the moon', () => false)).rejects.toThrow(
    'there is no brand on the moon',
  );
  expect((await merchantWith('brand', () => true)).merchantCode).not.toBe('');
});
