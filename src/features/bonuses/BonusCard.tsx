import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Bonus, BonusPage } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { Amount, Moment } from '#src/shared/records/RecordCells.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const ICONS = { active: 'history', released: 'check' } as const;

export interface BonusCardProps {
  bonus: Bonus;
  /** The effect of a withdrawal made now. */
  outcome: BonusPage['withdrawal']['outcome'];
}

/** A bonus with the progress of its wagering requirement, and what a withdrawal now would do to it. */
export function BonusCard({ bonus, outcome }: BonusCardProps) {
  const { t } = useTranslation('bonuses');
  const { amount, percent } = useFormat();
  const { state, expiresAt } = bonus;
  const effect = state === 'active' ? outcome : 'released';
  return (
    <Card as="li">
      <Stack gap="m">
        <Stack direction="row" align="center" justify="between" gap="s" wrap>
          <Heading level={2} size="m">
            {bonus.title}
          </Heading>
          <Badge icon={ICONS[state]}>{t(`state.${state}`)}</Badge>
        </Stack>
        <ProgressBar
          label={t('progress')}
          value={Number(bonus.stakedPercent)}
          valueText={t('progressText', {
            staked: amount(bonus.staked),
            turnover: amount(bonus.turnover),
            percent: percent(bonus.stakedPercent),
          })}
        />
        <DefinitionList
          items={[
            { term: t('amount'), value: <Amount value={bonus.amount} /> },
            { term: t('left'), value: <Amount value={bonus.turnoverLeft} /> },
            { term: t('from'), value: t(`source.${bonus.source}`) },
            { term: t('given'), value: <Moment at={bonus.claimedAt} /> },
            { term: t('expires'), value: expiresAt ? <Moment at={expiresAt} /> : t('never') },
          ]}
        />
        <Text size="s" tone="secondary">
          {t(`effect.${effect}`, { left: amount(bonus.turnoverLeft), kept: amount(bonus.kept) })}
        </Text>
      </Stack>
    </Card>
  );
}
