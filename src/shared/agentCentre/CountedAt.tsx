import { useTranslation } from 'react-i18next';
import { clockTime } from '#src/i18n/marketTime.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './CountedAt.css.ts';
import { useMarketStyle } from './useMarketStyle.ts';

export interface CountedAtProps {
  /** When the platform counted; undefined while loading. */
  at: string | undefined;
  busy: boolean;
  /** Why the last refresh failed; null if it did not. */
  error: unknown;
  onRefresh: () => void;
}

/** When the figures were counted, by the platform's clock, with a refresh button; the reason of a failed refresh is beside it. */
export function CountedAt({ at, busy, error, onRefresh }: CountedAtProps) {
  const { t } = useTranslation('agentCentre');
  const { date } = useFormat();
  const style = useMarketStyle();
  const words = useErrorMessage();
  return (
    <div className={styles.line}>
      <div role="status" className={styles.moment}>
        <Text size="s" tone="secondary">
          {t('counted.label')}{' '}
          {at ? (
            <DateTime
              moment={at}
              text={`${date(at, 'date')}, ${clockTime(Date.parse(at), style)}`}
            />
          ) : (
            t('counted.now')
          )}
        </Text>
      </div>
      <div className={styles.refresh}>
        <Button tone="quiet" size="s" icon="refresh" busy={busy} onClick={onRefresh}>
          {t('counted.refresh')}
        </Button>
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
