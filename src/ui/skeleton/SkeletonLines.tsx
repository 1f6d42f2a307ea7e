import { Stack } from '#src/ui/stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const PARAGRAPH = ['full', 'full', 'long', 'half'] as const;

/** A paragraph skeleton, announced as loading. */
export function SkeletonLines() {
  return (
    <Stack gap="s" busy>
      {PARAGRAPH.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paragraph never change places.
        <Skeleton key={line} width={width} />
      ))}
    </Stack>
  );
}
