import { useFormat } from '#src/i18n/useFormat.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';

/** The time of a record, in market time. */
export function RecordTime({ at }: { at: string }) {
  const format = useFormat();
  return <DateTime moment={at} text={format.date(at, 'dateTime')} />;
}

/** The points gained or spent. */
export function RecordPoints({ amount }: { amount: string }) {
  return usePoints()(amount);
}
