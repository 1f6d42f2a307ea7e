import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { BreakFacts } from './BreakFacts.tsx';

/** Tells a player on a break when it ends and what still works. Nothing here ends it. */
export function BreakNotice({ until }: { until: string }) {
  const { t } = useTranslation('protection');
  const { date } = useFormat();
  return (
    <Card as="section" labelledBy="own-break">
      <Stack gap="m">
        <Heading level={2} size="m" id="own-break">
          {t('break.on')}
        </Heading>
        <Text>
          {t('break.until')}{' '}
          <strong>
            <DateTime moment={until} text={date(until, 'dateTime')} />
          </strong>
        </Text>
        <BreakFacts />
      </Stack>
    </Card>
  );
}
