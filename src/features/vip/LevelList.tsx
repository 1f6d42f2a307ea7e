import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { VipLevel } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

export interface LevelListProps {
  levels: readonly VipLevel[];
  /** The player's level; 0 for none. */
  own: number;
}

function LevelMark({ rank, own }: { rank: number; own: number }) {
  const { t } = useTranslation('vip');
  if (rank === own) return <Badge tone="accent">{t('levels.own')}</Badge>;
  return rank < own ? <Badge icon="check">{t('levels.reached')}</Badge> : null;
}

/** All VIP levels, lowest first, with their benefits. */
export function LevelList({ levels, own }: LevelListProps) {
  const { t } = useTranslation('vip');
  const { amount, percent } = useFormat();
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('levels.title')}</Heading>
      <Grid as="ul" columns="wide">
        {levels.map(({ vipRankLevel, vipLabelName, turnover, gift, rebatePercent }) => (
          <Card key={vipRankLevel} as="li">
            <Stack gap="m">
              <Stack direction="row" wrap gap="s" justify="between" align="center">
                <Heading level={3}>{vipLabelName}</Heading>
                <LevelMark rank={vipRankLevel} own={own} />
              </Stack>
              <DefinitionList
                items={[
                  { term: t('levels.turnover'), value: amount(turnover) },
                  { term: t('levels.gift'), value: amount(gift) },
                  {
                    term: t('levels.rebate'),
                    value: t('levels.percent', { percent: percent(rebatePercent) }),
                  },
                ]}
              />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
