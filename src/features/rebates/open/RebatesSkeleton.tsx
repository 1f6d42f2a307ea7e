import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Enough vendors to fill the first view, so that the content below does not shift into it. */
const VENDORS = [1, 2, 3, 4, 5, 6] as const;

/** The skeleton of the open rebates. */
export function RebatesSkeleton() {
  const { t } = useTranslation('rebates');
  const terms = [t('staked'), t('rate'), t('claimable'), t('pending')];
  return (
    <>
      <Card>
        <Stack gap="l">
          <Grid columns="medium">
            <Statistic loading label={t('claimable')} />
            <Statistic loading label={t('rate')} />
            <Statistic loading label={t('next')} />
          </Grid>
          <Skeleton width="half" />
        </Stack>
      </Card>
      <Stack as="section" gap="m">
        <Heading level={2}>{t('providers')}</Heading>
        <Grid as="ul" columns="wide">
          {VENDORS.map((vendor) => (
            <Card key={vendor} as="li">
              <Stack gap="m">
                <Text>
                  <Skeleton width="half" />
                </Text>
                <DefinitionList loading terms={terms} />
                <Skeleton width="half" />
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </>
  );
}
