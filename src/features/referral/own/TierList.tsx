import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ReferralTier } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Rate, friends and earnings per tier, nearest first. */
export function TierList({ tiers }: { tiers: readonly ReferralTier[] }) {
  const { t } = useTranslation('referral');
  const { amount, count, percent } = useFormat();
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('tiers.title')}</Heading>
      <Grid as="ul" columns="medium">
        {tiers.map(({ tier, percent: rate, friends, earned }) => (
          <Card key={tier} as="li">
            <Stack gap="m">
              <Heading level={3}>{t('tiers.tier', { tier: count(tier) })}</Heading>
              <DefinitionList
                items={[
                  {
                    term: t('tiers.percent'),
                    value: t('tiers.percentOf', { percent: percent(rate) }),
                  },
                  { term: t('tiers.friends'), value: count(friends) },
                  { term: t('tiers.earned'), value: amount(earned) },
                ]}
              />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
