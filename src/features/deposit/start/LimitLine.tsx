import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** What is left of the player's own deposit limits, shown before anything is typed, with a link to them. */
export function LimitLine({ depositLeft }: { depositLeft: string | null }) {
  const { t } = useTranslation('deposit');
  const { amount } = useFormat();
  return (
    <Stack direction="row" gap="s" justify="between" align="center" wrap>
      <Text size="s" figures>
        {depositLeft === null ? t('limit.none') : t('limit.left', { amount: amount(depositLeft) })}
      </Text>
      <TextLink to="/protection" icon="chevronEnd">
        {t('limit.change')}
      </TextLink>
    </Stack>
  );
}
