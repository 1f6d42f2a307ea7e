import { useTranslation } from 'react-i18next';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { OwnProtection } from './OwnProtection.tsx';

/** The player protection page: limits, reality checks and breaks (S2.16; DECISIONS, player protection). */
export function ProtectionScreen() {
  const { t } = useTranslation('protection');
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
        <div>
          <TextLink to="/responsible" icon="chevronEnd">
            {t('responsible')}
          </TextLink>
        </div>
      </Stack>
      <OwnProtection />
    </Stack>
  );
}
