import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedName } from './maskedName.ts';

describe('a masked account name', () => {
  it.each([
    ['rahim2107', 'ra***07'],
    ['rafi07', 'ra***07'],
    ['rafi7', 'r***7'],
    ['rafi', 'r***i'],
    ['raf', '***'],
  ])('of %s is %s (S2.27)', (account, masked) => {
    expect(maskedName(account)).toBe(masked);
  });

  it('never shows the whole name, however short it is (S5.2)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}$/), (account) => {
        const shown = maskedName(account).replace('***', '').length;
        expect(shown).toBeLessThanOrEqual(Math.max(account.length - 2, 0));
      }),
    );
  });
});
