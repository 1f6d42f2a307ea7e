import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { AgentContact } from './AgentContact.tsx';
import { AgentEntranceSkeleton } from './AgentEntranceSkeleton.tsx';
import * as styles from './AgentLoginScreen.css.ts';
import { AgentOffer } from './AgentOffer.tsx';

const AgentEntrance = lazy(async () => ({
  default: (await import('./AgentEntrance.tsx')).AgentEntrance,
}));

/** The landing page for agents (S2.12): the offer, how to become an agent, and the login beside them. */
export function AgentLoginScreen() {
  const { t } = useTranslation('agentLogin');
  const { name: brand } = useBrand();
  // The form is shown after hydration: anything typed before would be lost.
  const hydrated = useHydrated();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="display">
          {t('title', { brand })}
        </Heading>
        <Text size="l" tone="secondary">
          {t('lead', { brand })}
        </Text>
      </header>
      <div className={styles.login}>
        {hydrated ? (
          <Suspense fallback={<AgentEntranceSkeleton />}>
            <AgentEntrance />
          </Suspense>
        ) : (
          <AgentEntranceSkeleton />
        )}
      </div>
      <div className={styles.words}>
        <AgentOffer />
        <AgentContact />
      </div>
    </div>
  );
}
