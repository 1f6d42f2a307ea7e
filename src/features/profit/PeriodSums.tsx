import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ProfitPage } from '#src/platform/endpoints/records/profit.ts';
import { Card } from '#src/ui/card/Card.tsx';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

interface SumsProps {
  id: string;
  title: string;
  span: DateSpan | undefined;
  totals: ProfitPage['totals'] | undefined;
}

function Sums({ id, title, span, totals }: SumsProps) {
  const { t } = useTranslation('profit');
  const { amount, count, day } = useFormat();
  const terms = [t('bets'), t('stake'), t('payout'), t('net')];
  const figures = totals && [
    count(totals.bets),
    ...[totals.stake, totals.payout, totals.net].map(amount),
  ];
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="s">
        <Heading level={2} size="m" id={id}>
          {title}
        </Heading>
        <Text size="s" tone="secondary" figures>
          {span ? t('days', { from: day(span.from), to: day(span.to) }) : '…'}
        </Text>
        {figures ? (
          <DefinitionList
            items={terms.map((term, place) => ({ term, value: figures[place] ?? '–' }))}
          />
        ) : (
          <DefinitionList loading terms={terms} />
        )}
      </Stack>
    </Card>
  );
}

/** The totals of the period, beside those of as many days right before it. */
export function PeriodSums({ page, span }: { page: ProfitPage | undefined; span: DateSpan }) {
  const { t } = useTranslation('profit');
  return (
    <Grid columns="wide">
      <Sums id="profit-period" title={t('period')} span={span} totals={page?.totals} />
      <Sums
        id="profit-before"
        title={t('before')}
        span={page?.before}
        totals={page?.before.totals}
      />
    </Grid>
  );
}
