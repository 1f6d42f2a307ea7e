import { useTranslation } from 'react-i18next';
import { OwnLevelSkeleton } from '#src/shared/rewards/OwnLevelSkeleton.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Enough levels to fill the page, so that the content below does not shift into view. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The skeleton of the own level and all others, at their final height. */
export function OwnVipSkeleton() {
  const { t } = useTranslation('vip');
  return (
    <>
      <OwnLevelSkeleton />
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
