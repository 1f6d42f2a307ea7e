import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './CountedAt.css.ts';
import { RefreshButton } from './RefreshButton.tsx';

export interface CountedAtProps {
  /** When the platform counted; undefined while loading. */
  at: string | undefined;
  /** Before this moment the platform returns the same figures; null or left out if there is no such moment. */
  nextAt?: string | null | undefined;
  busy: boolean;
  /** Why the last refresh failed; null if it did not. */
  error: unknown;
  onRefresh: () => void;
}

/** When the figures were counted, by the platform's clock, with a refresh button; the reason of a failed refresh is beside it. */
export function CountedAt({ at, nextAt = null, busy, error, onRefresh }: CountedAtProps) {
  const { t } = useTranslation('agentCentre');
  const { date } = useFormat();
  const words = useErrorMessage();
  return (
    <div className={styles.line}>
      <div role="status" className={styles.moment}>
        <Text size="s" tone="secondary">
          {t('counted.label')}{' '}
          {at ? <DateTime moment={at} text={date(at, 'dateClock')} /> : t('counted.now')}
        </Text>
      </div>
      <div className={styles.refresh}>
        <RefreshButton nextAt={nextAt} busy={busy} onRefresh={onRefresh} />
      </div>
      <div role="status" className={styles.failure}>
        {at && error ? (
          <Text size="s" tone="danger">
            {t('counted.failed', { reason: words(error) })}
          </Text>
        ) : null}
      </div>
    </div>
  );
}
