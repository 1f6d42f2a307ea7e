import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Links to limits and breaks (S6, DECISIONS: player protection). */
export function LimitsCard() {
  const { t } = useTranslation('profit');
  return (
    <Card>
      <Stack gap="xs">
        <Text>{t('limits.text')}</Text>
        <TextLink to="/protection" icon="chevronEnd">
          {t('limits.link')}
        </TextLink>
      </Stack>
    </Card>
  );
}
