import { useTranslation } from 'react-i18next';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { usePlatformNow } from '#src/platform/usePlatformNow.ts';
import { Countdown } from '#src/ui/countdown/Countdown.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { Text } from '#src/ui/text/Text.tsx';

export interface TimeLeftProps {
  deposit: Pick<Deposit, 'expiresAt' | 'now'>;
  arrivedAt: number;
  onEnd: () => void;
}

/** The time left to pay a deposit, by the platform's clock. */
export function TimeLeft({ deposit: { expiresAt, now }, arrivedAt, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('deposit');
  const clock = usePlatformNow(now, arrivedAt);
  const words = (left: number) =>
    left === 0 ? t('time.over') : t('time.left', { time: durationText(left) });
  return (
    <Text as="div" figures weight="strong">
      <Countdown
        until={Date.parse(expiresAt)}
        label={t('time.label')}
        format={words}
        announce={words}
        onEnd={onEnd}
        now={clock}
      />
    </Text>
  );
}
