import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { deleteGtagCookies } from '#src/platform/analytics/gtagCookies.ts';
import type { AnalyticsProvider } from '#src/platform/analytics/provider.ts';
import { startMeasuring, stopMeasuring } from '#src/session/analytics/measure.ts';
import { useConsent } from '#src/session/analytics/useConsent.ts';
import { loadProvider } from './loadProvider.ts';
import { useMayBeMeasured } from './useMayBeMeasured.ts';

/** Starts the tag of the brand once the visitor consents, counts page views, and stops when consent is withdrawn. */
export function useMeasurement(route: string | undefined): void {
  const { analytics } = useBrand();
  const { language } = useTranslation().i18n;
  const { choice } = useConsent();
  const may = useMayBeMeasured();
  const [provider, setProvider] = useState<AnalyticsProvider>();
  const counting = choice === 'granted' && may ? provider : undefined;
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (choice !== 'granted' || may === false) {
      stopMeasuring();
      deleteGtagCookies();
      return undefined;
    }
    if (may === undefined) return undefined;
    let isCurrent = true;
    const start = async () => {
      const startTag = await loadProvider(analytics);
      if (!isCurrent || !startTag) return;
      const started = startTag(language);
      startMeasuring(started);
      setProvider(started);
    };
    // If a chunk or a script is blocked, the visit is not counted.
    start().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [analytics, language, choice, may]);

  useEffect(() => {
    if (!counting) return;
    if (route !== undefined && route !== last.current) counting.page(route);
    last.current = route;
  }, [counting, route]);
}
