import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useServiceHours } from '#src/i18n/useServiceHours.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './AgentLoginScreen.css.ts';

/** How to become an agent, and when agents get support (S9.7); nothing if the brand has no contact. */
export function AgentContact() {
  const { t } = useTranslation('agentLogin');
  const { support } = useBrand();
  const hoursOf = useServiceHours();
  const zone = useFormat().zoneName();
  const contact = contactAddress(support);
  if (contact === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby="become-agent">
      <Heading level={2} id="become-agent">
        {t('contact.title')}
      </Heading>
      <Text>{t('contact.text', { hours: hoursOf(support.agentHours), zone })}</Text>
      <div>
        <ButtonLink to={contact} icon="headset">
          {t('contact.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
