import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The ways on for a player with empty wallets. A deposit page belongs here, first. */
export function NextSteps() {
  const { t } = useTranslation('play');
  return (
    <Stack direction="row" gap="s" wrap>
      <ButtonLink to="/" replace>
        {t('failed.games')}
      </ButtonLink>
    </Stack>
  );
}
