import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { IncomeCorrection } from '#src/platform/contract.generated.ts';
import type { Correction } from '../corrections/correctionsDuring.ts';

/** The API value of a correction of an agent's income (S2.17). */
export const correctionValue = (
  merchant: Priced,
  { at, amount, note }: Correction,
): IncomeCorrection => ({
  ...{ at: at.toISOString(), amount: amountText(merchant, amount), note },
});
