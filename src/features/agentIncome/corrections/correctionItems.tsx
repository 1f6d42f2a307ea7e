import type { TFunction } from 'i18next';
import type { IncomeCorrection } from '#src/platform/contract.generated.ts';
import { CorrectedAmount } from './CorrectedAmount.tsx';

/** The corrections of a payment, one line each (S2.17). */
export const correctionItems = (
  corrections: readonly IncomeCorrection[],
  t: TFunction<'agentIncome'>,
  count: (number: number) => string,
) =>
  corrections.map((correction, place) => ({
    term: t('correction', { number: count(place + 1) }),
    value: <CorrectedAmount {...correction} />,
  }));
