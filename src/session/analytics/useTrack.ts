import { useBrand } from '#src/brand/BrandContext.tsx';
import { isMeasured } from '#src/brand/measurement.ts';
import type { AnalyticsEvents } from '#src/platform/analytics/provider.ts';

type Measure = <Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
) => void;

/** The import of `measureByConsent`, once needed: one promise, so that events keep their order. */
let loading: Promise<typeof import('./measureByConsent.ts')> | undefined;

/** Returns a function that sends analytics events. Nothing is loaded without a tag in the manifest, nor sent without consent. */
export function useTrack(): Measure {
  const { analytics, legal } = useBrand();
  return (name, parameters) => {
    if (!isMeasured(analytics)) return;
    loading ??= import('./measureByConsent.ts');
    loading.then(
      ({ measureByConsent }) => measureByConsent(legal.termsVersion, name, parameters),
      // If the chunk is blocked, the visit is not counted.
      () => undefined,
    );
  };
}
