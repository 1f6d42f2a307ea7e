import { lazy, Suspense } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { LegalPage } from './LegalPage.tsx';

// Brands without a Google tag skip it.
const ConsentChoice = lazy(async () => ({
  default: (await import('./ConsentChoice.tsx')).ConsentChoice,
}));

/** The privacy policy: data kept of players, and their rights (S5.6). */
export function PrivacyScreen() {
  const { analytics, humanCheck, signIn } = useBrand();
  const hydrated = useHydrated();
  return (
    <LegalPage
      page="privacy"
      other="/terms"
      clauses={[
        'privacy.kept',
        'privacy.why',
        'privacy.device',
        analytics.gtagId === undefined ? 'privacy.noAnalytics' : 'privacy.analytics',
        ...(humanCheck.provider === 'recaptcha' ? (['privacy.recaptcha'] as const) : []),
        ...(signIn?.social ? (['privacy.social'] as const) : []),
        ...(signIn?.phone ? (['privacy.phone'] as const) : []),
        'privacy.seen',
        'privacy.howLong',
        'privacy.rights',
        'privacy.safety',
        'privacy.children',
      ]}
      after={{
        'privacy.analytics': hydrated ? (
          <Suspense fallback={<SkeletonLines />}>
            <ConsentChoice />
          </Suspense>
        ) : (
          <SkeletonLines />
        ),
      }}
    />
  );
}
