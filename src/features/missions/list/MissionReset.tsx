import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Countdown } from '#src/ui/countdown/Countdown.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { daysAndSeconds } from './timeLeft.ts';

export interface MissionResetProps {
  /** When the day or the week ends, ISO 8601. */
  endsAt: string;
  /** The time of the platform. */
  clock: () => number;
  onEnd: () => void;
}

/** When missions come anew, and how long that is from now. It tells the time and does not press: nothing is read out. */
export function MissionReset({ endsAt, clock, onEnd }: MissionResetProps) {
  const { t } = useTranslation('missions');
  const { date, count } = useFormat();
  const text = (left: number) => {
    const { days, rest } = daysAndSeconds(left);
    return days > 0
      ? t('days', { days: count(days), time: durationText(rest) })
      : durationText(left);
  };
  return (
    <Text size="s" tone="secondary">
      {t('resets', { moment: date(endsAt, 'dateTime') })}{' '}
      <Countdown
        until={Date.parse(endsAt)}
        label={t('resetsIn')}
        format={text}
        announce={() => ''}
        onEnd={onEnd}
        now={clock}
      />
    </Text>
  );
}
