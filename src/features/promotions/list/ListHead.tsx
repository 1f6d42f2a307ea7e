import { useTranslation } from 'react-i18next';
import { useSession } from '#src/session/SessionContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { APPLICATIONS_PATH } from '../promotionPaths.ts';

/** The page's heading, with a link to the player's applications. */
export function ListHead() {
  const { t } = useTranslation('promotions');
  const { token } = useSession();
  return (
    <Stack direction="row" wrap gap="m" align="center" justify="between">
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </Stack>
      {token !== undefined && <ButtonLink to={APPLICATIONS_PATH}>{t('mine')}</ButtonLink>}
    </Stack>
  );
}
