import { amountText } from '#sandbox/kernel/money.ts';
import type { IncomeCorrection } from '#src/platform/contract.generated.ts';
import type { Correction } from '../corrections/correctionsDuring.ts';

/** A correction of an agent's income as the wire has it (S2.17). */
export const correctionValue = ({ at, amount, note }: Correction): IncomeCorrection => ({
  ...{ at: at.toISOString(), amount: amountText(amount), note },
});
