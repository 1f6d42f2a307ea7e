import type { AnalyticsEvents } from '#src/platform/analytics/provider.ts';
import { readConsent } from './consent.ts';
import { storedConsent } from './consentStore.ts';
import { measure } from './measure.ts';

/** Sends an analytics event if the visitor has consented under this version of the terms. Not loaded in brands without a Google tag. */
export function measureByConsent<Name extends keyof AnalyticsEvents>(
  version: string,
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  if (readConsent(storedConsent(), version, Date.now()) === 'granted') measure(name, parameters);
}
