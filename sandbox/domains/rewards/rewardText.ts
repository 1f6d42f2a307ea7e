import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import type { reward } from './schema/rewards.ts';

/** Formats a reward in its unit: money in the merchant's currency, or points. */
export const rewardText = (
  merchant: Priced,
  unit: typeof reward.$inferSelect.unit,
  amount: bigint,
): string => (unit === 'money' ? amountText(merchant, amount) : hundredthsText(amount));
