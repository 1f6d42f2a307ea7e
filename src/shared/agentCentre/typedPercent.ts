import { amountOf } from '#src/ui/amountField/amountOf.ts';

/** A share in percent as the platform takes it: up to two decimals, at most 100. */
const PERCENT = /^(0|[1-9]\d?|100)(\.\d{1,2})?$/;

/** The typed share in percent, in either set of digits, as the platform takes it; undefined if the text is not a share. */
export function typedPercent(typed: string): string | undefined {
  const share = amountOf(typed, '%')?.replace(/\.$/, '');
  return share !== undefined && PERCENT.test(share) ? share : undefined;
}
