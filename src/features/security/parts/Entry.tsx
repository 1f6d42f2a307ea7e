import type { ReactNode } from 'react';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface EntryProps {
  title: string;
  /** What is known of it, a line each. */
  lines: readonly string[];
  /** That it is the one on show; it has no action then. */
  mark: string | undefined;
  action: ReactNode;
}

/** A session or an address: what it is, and what can be done with it. */
export function Entry({ title, lines, mark, action }: EntryProps) {
  return (
    <Card as="li" tone="outlined">
      <Stack direction="row" wrap gap="m" justify="between" align="center">
        <Stack gap="xs">
          <Text weight="strong">{title}</Text>
          {lines.map((line) => (
            <Text key={line} size="s" tone="secondary">
              {line}
            </Text>
          ))}
        </Stack>
        {mark === undefined ? action : <Badge tone="accent">{mark}</Badge>}
      </Stack>
    </Card>
  );
}
