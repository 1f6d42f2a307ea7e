import { describe, expect, it } from 'vitest';
import { createMerchants, type Merchant } from '#sandbox/kernel/merchants.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';
import { licenseeOf } from './sameLicensee.ts';

const [model] = await readMerchants(BRANDS);
if (!model) throw new Error('There is no brand.');
const { brand } = model;

/** A merchant with a licence of each holder; a play-money merchant if there are none. */
function merchant(merchantCode: string, ...holders: string[]): Merchant {
  const licences = holders.map((holder) => ({
    ...{ authority: 'Authority', number: `${merchantCode}-${holder}`, holder },
    verificationUrl: 'https://authority.example/1',
  }));
  return { merchantCode, brand: { ...brand, compliance: { ...brand.compliance, licences } } };
}

const [one, sister, other, credits, moreCredits] = [
  merchant('ONE', 'North Ltd'),
  merchant('SISTER', 'South Ltd', 'North Ltd'),
  merchant('OTHER', 'West Ltd'),
  merchant('CREDITS'),
  merchant('MORE'),
];
const all = createMerchants([one, sister, other, credits, moreCredits]);

describe('the brands of one licensee', () => {
  it('are those with a licence of the same holder', () => {
    expect(licenseeOf(one, all)).toEqual(['ONE', 'SISTER']);
    expect(licenseeOf(other, all)).toEqual(['OTHER']);
  });

  it('are all play-money brands if there is no licence', () => {
    expect(licenseeOf(credits, all)).toEqual(['CREDITS', 'MORE']);
  });
});
