import { amountText } from './amountText.ts';
import { type Priced, unitOf } from './currencyUnit.ts';

/** The amounts of a merchant as its players' files have them: without decimals if its currency has none and they are whole. */
export function fileAmount(merchant: Priced): (minor: bigint) => string {
  const unit = unitOf(merchant);
  return (minor) =>
    unit > 1n && minor % unit === 0n ? String(minor / unit) : amountText(merchant, minor);
}
