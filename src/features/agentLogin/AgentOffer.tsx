import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './AgentLoginScreen.css.ts';

const OFFERS = [
  { id: 'links', icon: 'external' },
  { id: 'team', icon: 'user' },
  { id: 'contracts', icon: 'check' },
  { id: 'records', icon: 'table' },
] as const satisfies readonly { id: string; icon: IconProps['name'] }[];

/** The benefits and the duties of an agent. */
export function AgentOffer() {
  const { t } = useTranslation('agentLogin');
  const age = useFormat().count(useBrand().market.minimumAge);
  return (
    <section className={styles.part} aria-labelledby="offer">
      <Heading level={2} id="offer">
        {t('offer.title')}
      </Heading>
      <ul className={styles.offers}>
        {OFFERS.map(({ id, icon }) => (
          <Card key={id} as="li">
            <Stack gap="s">
              <span className={styles.mark}>
                <Icon name={icon} size="l" />
              </span>
              <Heading level={3}>{t(`offer.${id}.title`)}</Heading>
              <Text tone="secondary">{t(`offer.${id}.text`)}</Text>
            </Stack>
          </Card>
        ))}
      </ul>
      <div className={styles.fair}>
        <Heading level={3}>{t('fair.title')}</Heading>
        <Text tone="secondary">{t('fair.text', { age })}</Text>
      </div>
    </section>
  );
}
