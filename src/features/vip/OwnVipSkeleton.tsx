import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Enough levels to fill the page, so that the content below does not shift into view. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The skeleton of the own level and all others, at their final height. */
export function OwnVipSkeleton() {
  const { t } = useTranslation('vip');
  return (
    <>
      <Card>
        <Stack gap="l">
          <Stack gap="xs">
            <Text size="s" tone="secondary">
              {t('own.title')}
            </Text>
            <Text size="l">
              <Skeleton width="short" />
            </Text>
          </Stack>
          <Statistic loading label={t('own.staked')} />
          <Stack gap="xs">
            <Text size="s">
              <Skeleton width="half" />
            </Text>
            <Skeleton />
          </Stack>
        </Stack>
      </Card>
      <Stack as="section" gap="m">
        <Heading level={2}>{t('levels.title')}</Heading>
        <Grid as="ul" columns="wide">
          {LEVELS.map((level) => (
            <Card key={level} as="li">
              <Stack gap="m">
                <Text>
                  <Skeleton width="half" />
                </Text>
                <DefinitionList
                  loading
                  terms={[t('levels.turnover'), t('levels.gift'), t('levels.rebate')]}
                />
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </>
  );
}
