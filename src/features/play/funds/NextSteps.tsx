import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Where a player without money can go on. A page where money is paid in belongs here, first. */
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
