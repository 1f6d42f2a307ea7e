import { lazy, Suspense } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { isMeasured } from '#src/brand/measurement.ts';
import type { PageBrand } from '#src/brand/page.ts';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import type { Clause } from './clause.ts';
import { LegalPage } from './LegalPage.tsx';

// Brands without a tag skip it.
const ConsentChoice = lazy(async () => ({
  default: (await import('./ConsentChoice.tsx')).ConsentChoice,
}));

/** Who counts visits. */
function countingClause({ gtagId, tagManager }: PageBrand['analytics']): Clause {
  if (tagManager) return 'privacy.tags';
  return gtagId === undefined ? 'privacy.noAnalytics' : 'privacy.analytics';
}

/** The privacy policy: data kept of players, and their rights (S5.6). */
export function PrivacyScreen() {
  const { analytics, humanCheck, signIn } = useBrand();
  const hydrated = useHydrated();
  const counting = countingClause(analytics);
  return (
    <LegalPage
      page="privacy"
      other="/terms"
      clauses={[
        'privacy.kept',
        'privacy.why',
        'privacy.device',
        counting,
        ...(humanCheck.provider === 'recaptcha' ? (['privacy.recaptcha'] as const) : []),
        ...(signIn?.social ? (['privacy.social'] as const) : []),
        ...(signIn?.phone ? (['privacy.phone'] as const) : []),
        'privacy.seen',
        'privacy.howLong',
        'privacy.rights',
        'privacy.safety',
        'privacy.children',
      ]}
      after={
        isMeasured(analytics)
          ? {
              [counting]: hydrated ? (
                <Suspense fallback={<SkeletonLines />}>
                  <ConsentChoice />
                </Suspense>
              ) : (
                <SkeletonLines />
              ),
            }
          : {}
      }
    />
  );
}
