import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Further help if no answer fits: support contacts, and the page on responsible play. */
export function MoreHelp() {
  const { t } = useTranslation('help');
  const contact = contactAddress(useBrand().support);
  return (
    <Card as="section" labelledBy="more-help">
      <Stack>
        <Heading level={2} size="l" id="more-help">
          {t('more.title')}
        </Heading>
        <Text tone="secondary">{t('more.text')}</Text>
        <Stack direction="row" wrap gap="s">
          {contact !== undefined && (
            <ButtonLink to={contact} icon="headset">
              {t('more.contact')}
            </ButtonLink>
          )}
          <ButtonLink to="/responsible" icon="shield" tone="quiet">
            {t('more.responsible')}
          </ButtonLink>
        </Stack>
      </Stack>
    </Card>
  );
}
