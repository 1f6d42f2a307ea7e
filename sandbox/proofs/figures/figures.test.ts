import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fund, idOf, randomNumber } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { inZones, ZONES } from '../zones.fixture.ts';
import { AccountHistory, type HistoryMember } from './accountHistory.fixture.ts';
import { histories } from './events.fixture.ts';
import { provesBonuses } from './provesBonuses.fixture.ts';
import { provesMoney } from './provesMoney.fixture.ts';
import { provesProfit } from './provesProfit.fixture.ts';

const RUNS = EVERYTHING ? 3 : 1;
/** All time zones, or a drawn one. */
const PLAYED_ZONES = ZONES.filter((_, at) => EVERYTHING || at === lotOf('zone') % ZONES.length);
const TIMEOUT_MS = 900_000;
const platform = testPlatform({ served: inZones });

/** Creates a member with money below an agent with money, at the merchant of a time zone. */
async function newHistoryMember(zone: string): Promise<HistoryMember> {
  const merchant = platform.merchants[ZONES.indexOf(zone)];
  if (!merchant) throw new Error(`No merchant is in ${zone}.`);
  const flags = { AGENTPOLICY3: true };
  await platform.control({ merchantCode: merchant.merchantCode, flags });
  const named = () => randomUUID().slice(0, 18);
  const [above, account] = [named(), named()];
  const upline = await newMember(platform, merchant, { account: above, type: 2 });
  const one = await newMember(platform, merchant, { account, uplineId: upline.memberId });
  for (const each of [upline, one]) await fund(platform, each, '8000');
  // Bets of merchants with several wallets are placed from the vendor's; a single wallet refuses this.
  const played = { kind: 'vendor', vassalage: 'CQ9' };
  const moved = { from: { kind: 'main' }, to: played, amount: '3000' };
  await one.client.post('/wps/relay/GCS_walletTransfer', moved);
  const details = { kind: 'bank', provider: 'Test Bank', holder: 'Test', number: randomNumber() };
  const bound = await one.client.post('/wps/withdrawal/accounts', details, await one.stepUp());
  return {
    ...{ ...one, account, payoutAccount: idOf(bound.body.value) },
    upline: { ...upline, account: above },
  };
}

describe('every amount that a player sees', () => {
  it.each(PLAYED_ZONES)(
    'equals the sum of its ledger entries, in %s (S2.16)',
    { timeout: TIMEOUT_MS },
    async (zone) => {
      const { db } = platform.sandbox.platform;
      for (const history of fc.sample(histories, { numRuns: RUNS, seed: lotOf(zone) })) {
        const one = await newHistoryMember(zone);
        const played = new AccountHistory(platform, one);
        for (const event of history) await played.apply(event);
        await provesMoney(db, one);
        await provesMoney(db, one.upline);
        await provesBonuses(db, one, played);
        await provesProfit(db, one, played);
      }
      expect(await verifyBooks(db)).toEqual([]);
    },
  );
});
