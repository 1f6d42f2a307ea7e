import type { ReactNode } from 'react';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface EntryProps {
  title: string;
  /** Its details, a line each. */
  lines: readonly string[];
  /** The badge of the current one, without action. */
  mark: string | undefined;
  action: ReactNode;
}

/** A contact, session or IP address, with its details and action. Its lines are isolated: a phone number begins with its plus everywhere. */
export function Entry({ title, lines, mark, action }: EntryProps) {
  return (
    <Card as="li" tone="outlined">
      <Stack direction="row" wrap gap="m" justify="between" align="center">
        <Stack gap="xs">
          <Text weight="strong">{title}</Text>
          {lines.map((line) => (
            <Text key={line} size="s" tone="secondary">
              <bdi>{line}</bdi>
            </Text>
          ))}
        </Stack>
        {mark === undefined ? action : <Badge tone="accent">{mark}</Badge>}
      </Stack>
    </Card>
  );
}
