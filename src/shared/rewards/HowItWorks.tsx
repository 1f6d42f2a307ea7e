import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface HowItWorksProps {
  /** The id of the heading, unique on the page. */
  id: string;
  title: string;
  lines: readonly string[];
  /** The lines are consecutive steps. */
  steps?: boolean;
}

/** The explanation of a kind of reward, in a few lines. */
export function HowItWorks({ id, title, lines, steps = false }: HowItWorksProps) {
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="m">
        <Heading level={2} size="m" id={id}>
          {title}
        </Heading>
        <Stack as={steps ? 'ol' : 'ul'} gap="s">
          {lines.map((line) => (
            <li key={line}>
              <Text size="s" tone="secondary">
                {line}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
