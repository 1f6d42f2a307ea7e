import { describe, expect, it } from 'vitest';
import { registry } from '#src/modules/registry.ts';
import { rowOf } from '#src/modules/select.ts';

/** Every page of the member centre as the specification names it, with the row that shows it (S2.16). */
const MEMBER_PAGES = {
  securityCenter: 'security',
  transferFund: 'transfers',
  depositv2: 'deposit',
  withdraw: 'withdraw',
  transferUpline: 'lineTransfer',
  personalHistoryCopy: 'bets',
  transactionHistory: 'transactions',
  personalProfit: 'profit',
  bonusDetails: 'bonuses',
  rewardCenter: 'rewards',
  referral: 'referral',
  missionLeaderboard: 'missions',
  messageV2: 'inbox',
  manualRebate: 'rebates',
};

describe('the pages of the member centre', () => {
  it.each(Object.entries(MEMBER_PAGES))('answer at /member/%s with %s (S2.16)', (name, id) => {
    expect(rowOf(registry, `/member/${name}`)?.id).toBe(id);
  });

  it('have no routes besides those of the specification (S2.16)', () => {
    const names = registry
      .flatMap(({ aliases }) => aliases ?? [])
      .filter((alias) => alias.startsWith('/member/'))
      .map((alias) => alias.slice('/member/'.length));
    expect(Object.keys(MEMBER_PAGES)).toEqual(expect.arrayContaining(names));
  });
});
