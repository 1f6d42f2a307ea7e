import { randomUUID } from 'node:crypto';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { payRebate } from '#sandbox/ledger/movements/reward.ts';
import type { PaidReward } from '#src/platform/contract.generated.ts';
import type { Claimant } from '../claimReward.ts';
import { lockClaimant } from '../lockClaimant.ts';
import { rebateClaim } from '../schema/shares.ts';
import { LEAST_REBATE, REBATE_TURNOVER } from '../settings.ts';
import { openRequirement } from '../turnover.ts';
import { type RebateTerms, totalOf, unclaimedRebates } from './unclaimedRebates.ts';

/** The player who claims a rebate, with its terms. */
export interface RebateClaimant extends Claimant {
  terms: RebateTerms;
}

/**
 * Pays a player's rebate on stakes at one vendor, or at all. Refuses less than the minimum with `rebate_too_small`; a concurrent second
 * claim waits, and finds nothing left.
 */
export async function claimRebate(
  db: Database,
  claimant: RebateClaimant,
  vendorCode: string | undefined,
): Promise<PaidReward> {
  await lockClaimant(db, claimant);
  const { merchant, memberId, now, terms } = claimant;
  const open = await unclaimedRebates(db, memberId, terms);
  const claimed = open.filter((one) => vendorCode === undefined || one.vendorCode === vendorCode);
  const amount = totalOf(claimed);
  if (amount < LEAST_REBATE) throw new Refusal('rebate_too_small');
  const { merchantCode } = merchant;
  await db
    .insert(rebateClaim)
    .values(
      claimed.flatMap(({ vendorCode: code, shares }) =>
        shares.map((share) => ({ merchantCode, memberId, vendorCode: code, ...share, at: now })),
      ),
    );
  const key = randomUUID();
  await payRebate(db, { merchant, memberId, amount, key, reference: key, at: now });
  const turnover = amount * REBATE_TURNOVER;
  await openRequirement(db, {
    ...{ merchantCode, memberId, source: 'rebate', reference: key, amount: turnover, at: now },
  });
  return {
    amount: amountText(merchant, amount),
    unit: 'money',
    turnover: amountText(merchant, turnover),
  };
}
