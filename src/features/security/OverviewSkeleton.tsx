import { Card } from '#src/ui/card/Card.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { action, contact } from './OverviewSkeleton.css.ts';

const CONTACTS = ['mobile', 'email'] as const;

/** The skeleton of bound contacts, equally high, so that the passwords below do not shift. */
export function OverviewSkeleton() {
  return (
    <Stack gap="l" busy>
      <Stack as="ul" gap="s">
        {CONTACTS.map((kind) => (
          <Card key={kind} as="li" tone="outlined">
            <Stack direction="row" wrap gap="m" justify="between" align="center">
              <span className={contact}>
                <Skeleton />
                <Skeleton width="half" />
              </span>
              <span className={action}>
                <Skeleton shape="block" />
              </span>
            </Stack>
          </Card>
        ))}
      </Stack>
      <SkeletonLines />
    </Stack>
  );
}
