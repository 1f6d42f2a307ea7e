import { useFormat } from '#src/i18n/useFormat.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Money } from '#src/ui/money/Money.tsx';

/** When a rebate was paid, in the market's time. */
export function PaidAt({ at }: { at: string }) {
  const { date } = useFormat();
  return <DateTime moment={at} text={date(at, 'dateTime')} />;
}

/** The stake or the rebate. */
export function RebateAmount({ value }: { value: string }) {
  const { amount } = useFormat();
  return <Money value={value} text={amount(value)} />;
}
