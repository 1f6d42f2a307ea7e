import type { ReactNode } from 'react';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Heading } from './Heading.tsx';

export interface PageHeadingProps {
  /** The title of the page. */
  children: ReactNode;
  /** A sentence on what the page is for. */
  lead: ReactNode;
}

/** The heading of a page, with a sentence below it on what the page is for. */
export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <Stack gap="xs">
      <Heading level={1}>{children}</Heading>
      <Text tone="secondary">{lead}</Text>
    </Stack>
  );
}
