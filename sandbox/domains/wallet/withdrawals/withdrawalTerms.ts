import { and, count, eq, gt, ne } from 'drizzle-orm';
import { verificationState } from '#sandbox/domains/accounts/verification/proof.ts';
import { isStopped, type PlayerStops } from '#sandbox/domains/protection/player.ts';
import { turnoverLeft } from '#sandbox/domains/rewards/turnover.ts';
import { withheldAmount } from '#sandbox/domains/rewards/withheldAmount.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { unitOf } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { VerificationState } from '#src/platform/contract.generated.ts';
import { PAYOUT_METHODS, type PayoutKind } from '../methods.ts';
import { DAILY_WITHDRAWALS, FREE_WITHDRAWALS } from '../settings.ts';
import { withdrawal } from './schema.ts';

const DAY_MS = 86_400_000;
const WHOLE = 10_000n;

/** The terms of a player's next withdrawal. Amounts are minor units. */
export interface WithdrawalTerms {
  least: bigint;
  most: bigint;
  /** What is left to stake for wagering requirements; zero for players on a break or suspended, who cannot stake. */
  turnoverLeft: bigint;
  /** The part that cannot be withdrawn: for players who cannot play, unplayed bonuses and winnings from them; otherwise zero. */
  held: bigint;
  /** How long a withdrawal usually takes. */
  usualMs: number;
  freeLeft: number;
  withdrawalsLeft: number;
  /** The state of the player's identity verification (KYC): withdrawals require its approval. */
  verification: VerificationState;
  /** The fee of an amount, rounded up to the smallest payment in the merchant's currency. */
  feeOf(amount: bigint): bigint;
}

/** The terms of a player's next withdrawal to a kind of account. */
export async function withdrawalTerms(
  db: Database,
  merchant: Merchant,
  { id, ...stops }: PlayerStops & { id: string },
  kind: PayoutKind,
  now: Date,
): Promise<WithdrawalTerms> {
  const { least, most, feeBasisPoints, usualMs } = PAYOUT_METHODS[kind];
  const [made] = await db
    .select({ withdrawals: count() })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, id),
        ne(withdrawal.state, 'rejected'),
        gt(withdrawal.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  const before = made?.withdrawals ?? 0;
  const freeLeft = Math.max(FREE_WITHDRAWALS - before, 0);
  const stopped = isStopped(stops, now);
  const unit = unitOf(merchant);
  const feeUp = (share: bigint) => ((share + WHOLE * unit - 1n) / (WHOLE * unit)) * unit;
  return {
    ...{ least, most, usualMs, freeLeft },
    turnoverLeft: stopped ? 0n : await turnoverLeft(db, id),
    held: stopped ? await withheldAmount(db, merchant, id) : 0n,
    verification: await verificationState(db, id),
    withdrawalsLeft: Math.max(DAILY_WITHDRAWALS - before, 0),
    feeOf: (amount) => (freeLeft > 0 ? 0n : feeUp(amount * feeBasisPoints)),
  };
}
