import { grantReward } from '#sandbox/domains/rewards/grantReward.ts';
import {
  findPromotion,
  requireMode,
  requireOpen,
} from '#sandbox/domains/rewards/promotions/findPromotion.ts';
import { promotionReward } from '#sandbox/domains/rewards/promotions/promotionReward.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { wholeUnits } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Deposit } from './changeDeposit.ts';

/**
 * Refuses a promotion that cannot be chosen with a deposit: an unknown one (`promotion_unknown`), one of another kind
 * (`promotion_not_for_this`), one that is not running (`promotion_closed`), and an amount below its minimum (`amount_out_of_range`).
 */
export async function checkDepositPromotion(
  db: Database,
  merchantCode: string,
  { code, amount }: { code: string; amount: bigint },
  now: Date,
): Promise<void> {
  const promotion = await findPromotion(db, merchantCode, code);
  const { minimum } = requireMode(promotion, 'deposit');
  requireOpen(promotion, now);
  if (amount < BigInt(minimum)) throw new Refusal('amount_out_of_range');
}

/**
 * Grants the reward of the promotion chosen with a paid deposit; once per player and promotion, and nothing if less than its minimum was
 * paid.
 */
export async function grantDepositReward(
  db: Database,
  merchant: Merchant,
  { merchantCode, memberId, promotion: code, amount }: Deposit,
  now: Date,
): Promise<void> {
  if (code === null) return;
  const promotion = await findPromotion(db, merchantCode, code);
  const { percent, minimum, maximum } = requireMode(promotion, 'deposit');
  if (amount < BigInt(minimum)) return;
  const share = wholeUnits(merchant, (amount * BigInt(percent)) / 100n);
  const most = BigInt(maximum);
  const reward = promotionReward(promotion, share < most ? share : most);
  await grantReward(db, { ...reward, merchantCode, memberId, at: now });
}
