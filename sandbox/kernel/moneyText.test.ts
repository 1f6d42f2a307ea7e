import { expect, it } from 'vitest';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { TAGS } from '#scripts/languages/languageFolders.ts';
import { moneyTextOf } from './moneyText.ts';
import { readMerchants } from './readMerchants.ts';

const [merchant] = await readMerchants(BRANDS);
const { market } = merchant?.brand ?? expect.fail('there is no merchant');

it('isolates amounts in languages written from right to left, so that their sign stays before them', () => {
  const money = moneyTextOf({ ...market, currencySymbol: '৳', currency: 'BDT', numerals: 'latn' });
  for (const tag of TAGS) {
    const amount = languageFacts(tag).direction === 'rtl' ? '\u2066−৳5.00\u2069' : '−৳5.00';
    expect(money(-500, tag)).toBe(amount);
  }
});
