import { SETTLEMENT_DELAY_MS } from '#sandbox/domains/bets/settings.ts';
import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { publishBalance } from '#sandbox/ledger/publishBalance.ts';
import type { PeriodKind } from '../period.ts';
import { endedPeriods } from './endedPeriods.ts';
import { payPeriod } from './payPeriod.ts';
import { prizeMessage } from './prizeTexts.ts';

const KINDS: readonly PeriodKind[] = ['daily', 'weekly'];

/** The time up to which all bets are settled at a given moment. */
const reckoned = (at: Date): Date => new Date(at.getTime() - SETTLEMENT_DELAY_MS);

/** Pays the prizes of a merchant's ended days and weeks, and notifies the winners. */
async function payMerchant(turn: Parameters<Job['run']>[0], merchant: Merchant): Promise<void> {
  const { db, now, from } = turn;
  const { merchantCode, brand } = merchant;
  const passed = { from: reckoned(from), now: reckoned(now) };
  const publish = turn.publish.bind(undefined, merchantCode);
  for (const kind of KINDS) {
    for (const period of await endedPeriods(db, merchant, kind, passed)) {
      for (const prize of await payPeriod(db, { merchant, kind, period }, now)) {
        const { memberId } = prize;
        const written = prizeMessage(kind, prize, brand.market);
        await sendMessage(db, publish, now, memberId, written);
        await publishBalance(db, merchant, memberId, now);
      }
    }
  }
}

/** Job that pays leaderboard prizes when their day or week is over, once (S2.16); catches up on whatever has passed since. */
export const payPrizes = (merchants: Merchants): Job => ({
  name: 'leaderboard-prizes',
  everySeconds: 60,
  async run(turn) {
    for (const merchant of merchants.all) {
      if (merchant.brand.modules.missions) await payMerchant(turn, merchant);
    }
  },
});
