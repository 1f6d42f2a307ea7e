import { expect, it } from 'vitest';
import { mergeOptions } from './options.ts';

const PLACES = { brands: 'brands', out: 'dist', store: 'builds' };

it.each(['0', '-1', '1.5', '1e3', '0x10', '99999999999', '1e300', 'NaN', '', ' ', '3 '])(
  'takes %j for no number of shards',
  async (shards) => {
    await expect(mergeOptions(PLACES, shards)).rejects.toThrow(
      `--merge wants the number of shards that were built, from 1 to 100000, not "${shards}".`,
    );
  },
);

it('takes the number of shards that were built', async () => {
  expect(await mergeOptions(PLACES, '64')).toMatchObject({ shards: 64 });
});

it('refuses an index without a name', async () => {
  await expect(mergeOptions({ ...PLACES, index: '' }, '3')).rejects.toThrow('it is empty');
});
