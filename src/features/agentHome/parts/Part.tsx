import type { ReactNode } from 'react';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

export interface PartProps {
  /** The heading's id, which labels the part; unique on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of the agent centre. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="l">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
