import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';

/** The placeholder cards for the tables. */
const PLACES = Array.from({ length: 6 }, (_, place) => `place ${place}`);

/** The skeleton of the tables. */
export function RoomListSkeleton() {
  const { t } = useTranslation('games');
  return (
    <div role="status" aria-busy="true" aria-label={t('rooms.tables')}>
      <Grid columns="wide">
        {PLACES.map((place) => (
          <Card key={place}>
            <SkeletonLines />
          </Card>
        ))}
      </Grid>
    </div>
  );
}
