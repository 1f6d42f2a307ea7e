import type { ReactNode } from 'react';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface PartProps {
  /** The heading's id for screen readers; unique on the page. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One part of the security centre. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {text && <Text tone="secondary">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
