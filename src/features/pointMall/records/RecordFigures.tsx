import { useFormat } from '#src/i18n/useFormat.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';

/** When something happened, in the market's time. */
export function RecordTime({ at }: { at: string }) {
  const format = useFormat();
  return <DateTime moment={at} text={format.date(at, 'dateTime')} />;
}

/** The points that came in or went out. */
export function RecordPoints({ amount }: { amount: string }) {
  return usePoints()(amount);
}
