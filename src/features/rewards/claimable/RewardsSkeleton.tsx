import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Most players have three, or none. */
const PLACES = [1, 2, 3] as const;

/** The skeleton of claimable rewards. */
export function RewardsSkeleton() {
  const { t } = useTranslation('rewards');
  return (
    <Grid as="ul" columns="wide">
      {PLACES.map((place) => (
        <Card key={place} as="li">
          <Stack gap="m">
            <Text>
              <Skeleton width="half" />
            </Text>
            <DefinitionList loading terms={[t('turnover'), t('received'), t('until')]} />
            <Skeleton />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
