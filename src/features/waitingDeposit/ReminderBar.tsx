import { useTranslation } from 'react-i18next';
import { usePlatformNow } from '#src/platform/usePlatformNow.ts';
import { Countdown } from '#src/ui/countdown/Countdown.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { ReminderTarget, type ReminderTargetProps } from './ReminderTarget.tsx';
import { useReminderText } from './useReminderText.ts';
import * as styles from './WaitingDepositScreen.css.ts';

export interface ReminderBarProps extends Pick<ReminderTargetProps, 'deposits' | 'onList'> {
  /** When the answer with the deposits arrived, by the device's clock. */
  arrivedAt: number;
  /** The time to pay is over. */
  onEnd: () => void;
  onHide: () => void;
}

/** The reminder in one line: what waits, the time left to pay the only deposit, and a button that puts it aside. */
export function ReminderBar({ deposits, arrivedAt, onEnd, onHide, onList }: ReminderBarProps) {
  const { t } = useTranslation('session');
  const text = useReminderText();
  const [{ now, expiresAt, closedAt }] = deposits;
  const clock = usePlatformNow(now, arrivedAt);
  const announce = (left: number) =>
    left === 0
      ? t('openDeposit.bar.over')
      : t('openDeposit.bar.left', { time: durationText(left) });
  return (
    <section className={styles.bar} aria-label={t('openDeposit.bar.list')}>
      <Icon name="wallet" />
      <ReminderTarget deposits={deposits} className={styles.target} onList={onList}>
        {text(deposits)}
      </ReminderTarget>
      {deposits.length === 1 && closedAt === null && (
        <span className={styles.time}>
          <Countdown
            until={Date.parse(expiresAt)}
            label={t('openDeposit.bar.timeLeft')}
            announce={announce}
            onEnd={onEnd}
            now={clock}
          />
        </span>
      )}
      <span className={styles.hide}>
        <IconButton
          icon="close"
          tone="inherit"
          label={t('openDeposit.bar.hide')}
          onClick={onHide}
        />
      </span>
    </section>
  );
}
