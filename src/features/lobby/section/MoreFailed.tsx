import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface MoreFailedProps {
  /** The error message. */
  words: string;
  busy: boolean;
  onRetry: () => unknown;
}

/** The error below a shelf whose further games failed to load, with a retry button. */
export function MoreFailed({ words, busy, onRetry }: MoreFailedProps) {
  const { t } = useTranslation('games');
  return (
    <div role="alert">
      <Stack direction="row" gap="m" align="center" wrap>
        <Text size="s" tone="danger">
          {words}
        </Text>
        <Button size="s" busy={busy} onClick={() => onRetry()}>
          {t('retry')}
        </Button>
      </Stack>
    </div>
  );
}
