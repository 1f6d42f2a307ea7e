import { randomUUID } from 'node:crypto';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { textsOf } from '#sandbox/kernel/text/texts.ts';
import type { PaidReward } from '#src/platform/contract.generated.ts';
import { type Claimant, payReward } from '../claimReward.ts';
import { lockClaimant } from '../lockClaimant.ts';
import { referralEarning } from '../schema/shares.ts';
import { LEAST_REFERRAL, REFERRAL_TURNOVER, TEXTS } from '../settings.ts';
import { friendsOf } from './friends.ts';

/**
 * Pays a member's share of friends' stakes since the last claim. Refuses less than the minimum with `referral_too_small`; a concurrent
 * second claim waits, and finds nothing left.
 */
export async function claimReferral(db: Database, claimant: Claimant): Promise<PaidReward> {
  await lockClaimant(db, claimant);
  const { merchant, memberId, now } = claimant;
  const friends = (await friendsOf(db, memberId)).filter(({ claimable }) => claimable > 0n);
  const amount = friends.reduce((all, { claimable }) => all + claimable, 0n);
  if (amount < LEAST_REFERRAL) throw new Refusal('referral_too_small');
  const { merchantCode } = merchant;
  await db.insert(referralEarning).values(
    friends.map(({ id, tier, staked, claimable }) => ({
      ...{ merchantCode, memberId, friendId: id, tier },
      ...{ staked, amount: claimable, at: now },
    })),
  );
  return payReward(db, claimant, {
    ...{ source: 'referral', reference: randomUUID() },
    title: textsOf(TEXTS, 'referral'),
    ...{ unit: 'money', amount, turnover: amount * REFERRAL_TURNOVER },
  });
}
