import type { ReactNode } from 'react';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface PartProps {
  /** The id of the part; a hash links to it. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One kind of player protection, with a description of its effect. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="m" id={id}>
            {title}
          </Heading>
          <Text size="s" tone="secondary">
            {text}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
