import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { MISSION_PERIODS } from './MissionGroup.tsx';

/** The minimum number of missions. */
const PLACES = [1, 2] as const;

export function MissionsSkeleton() {
  const { t } = useTranslation('missions');
  return MISSION_PERIODS.map((period) => (
    <Stack key={period} as="section" gap="m">
      <Stack gap="xxs">
        <Heading level={2}>{t(`period.${period}`)}</Heading>
        <Text size="s">
          <Skeleton width="half" />
        </Text>
      </Stack>
      <Grid as="ul" columns="wide">
        {PLACES.map((place) => (
          <Card key={place} as="li">
            <Stack gap="m">
              <Text>
                <Skeleton width="half" />
              </Text>
              <Text>
                <Skeleton />
              </Text>
              <DefinitionList loading terms={[t('reward')]} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  ));
}
