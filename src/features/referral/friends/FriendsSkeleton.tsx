import { Card } from '#src/ui/card/Card.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';

const SOME = [1, 2, 3] as const;

/** The skeleton of the friends list. */
export function FriendsSkeleton() {
  return (
    <Grid as="ul" columns="medium">
      {SOME.map((friend) => (
        <Card key={friend} as="li" tone="outlined">
          <SkeletonLines />
        </Card>
      ))}
    </Grid>
  );
}
