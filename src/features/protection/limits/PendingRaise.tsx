import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { LimitRaise } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { usePlayPosition } from '../usePlayPosition.ts';
import { ConfirmRaiseButton } from './ConfirmRaiseButton.tsx';
import { KeepLimitButton } from './KeepLimitButton.tsx';
import { type OwnLimit, raisedTo } from './ownLimit.ts';
import { useHasPassed } from './useHasPassed.ts';

export interface PendingRaiseProps {
  limit: OwnLimit;
  raise: LimitRaise;
}

/** A pending raise: first until when the old limit still applies, then the button to confirm it, and at last that it has lapsed. */
export function PendingRaise({ limit, raise }: PendingRaiseProps) {
  const { t } = useTranslation('protection');
  const { date } = useFormat();
  const aheadMs = usePlayPosition()?.aheadMs;
  const due = useHasPassed(raise.confirmableFrom, aheadMs);
  const lapsed = useHasPassed(raise.lapsesAt, aheadMs);
  const value = raisedTo(raise);
  const raised = value === undefined ? t('raise.gone') : limit.words(value);
  const time = (moment: string) => date(moment, 'dateTime');
  const state = due
    ? t('raise.due', { time: time(raise.lapsesAt) })
    : t('raise.from', { time: time(raise.confirmableFrom) });
  return (
    <Card tone="sunken">
      <Stack gap="s">
        <Text weight="label">{t('raise.asked', { raised })}</Text>
        <Text size="s" tone="secondary">
          {lapsed ? t('raise.lapsed') : state}
        </Text>
        {!lapsed && (
          <Stack direction="row" gap="m" wrap>
            {due && <ConfirmRaiseButton limit={limit} raised={raised} />}
            {limit.held !== undefined && <KeepLimitButton limit={limit} held={limit.held} />}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
