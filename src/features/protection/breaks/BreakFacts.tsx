import { useTranslation } from 'react-i18next';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** A break's effects: what it blocks, what still works, and no early end. */
export function BreakFacts() {
  const { t } = useTranslation('protection');
  return (
    <Stack as="ul" gap="xs">
      {[t('break.stops'), t('break.works'), t('break.final')].map((fact) => (
        <li key={fact}>
          <Text size="s" tone="secondary">
            {fact}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
