import { useTranslation } from 'react-i18next';
import { clockTime } from '#src/i18n/marketTime.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useMarketStyle } from './useMarketStyle.ts';

export interface CountedAtProps {
  /** When the platform counted; not there yet while it is on its way. */
  at: string | undefined;
  busy: boolean;
  onRefresh: () => void;
}

/** When the figures were counted, by the platform's clock, and the way to newer ones. */
export function CountedAt({ at, busy, onRefresh }: CountedAtProps) {
  const { t } = useTranslation('agentCentre');
  const { date } = useFormat();
  const style = useMarketStyle();
  return (
    <Stack direction="row" wrap gap="s" align="center">
      <div role="status">
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
      <Button tone="quiet" size="s" icon="refresh" busy={busy} onClick={onRefresh}>
        {t('counted.refresh')}
      </Button>
    </Stack>
  );
}
