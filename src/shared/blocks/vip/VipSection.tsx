import { type ReactNode, useId } from 'react';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { BlockHead } from '../BlockHead.tsx';

/** The heading of the VIP block, with the way to the page of all levels. */
export function VipSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="m">
        <BlockHead titleId={titleId} title={title} more="/vip" />
        {children}
      </Stack>
    </section>
  );
}
