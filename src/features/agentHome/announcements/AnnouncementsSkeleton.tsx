import { Card, type CardProps } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const ENTRIES = ['first', 'second', 'third'] as const;

/** The entries while they load, on cards of their tone. */
export function AnnouncementsSkeleton({ tone }: Pick<CardProps, 'tone'>) {
  return (
    <Stack as="ul" gap="s" busy>
      {ENTRIES.map((entry) => (
        <Card key={entry} as="li" tone={tone}>
          <Stack gap="s">
            <Skeleton width="long" />
            <Skeleton width="half" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
