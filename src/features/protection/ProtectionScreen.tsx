import { useTranslation } from 'react-i18next';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { OwnProtection } from './OwnProtection.tsx';

/** The player protection page: limits, reality checks and breaks (S2.16; DECISIONS, player protection). */
export function ProtectionScreen() {
  const { t } = useTranslation('protection');
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
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
