import type { AnalyticsEvents, AnalyticsProvider } from '#src/platform/analytics/provider.ts';

type Send = (provider: AnalyticsProvider) => void;

/** What counts, if anything does; nothing is counted while it is `off`, and all is kept until the first word on it. */
let provider: AnalyticsProvider | 'off' | undefined;
const waiting: Send[] = [];

/** Sends an event to whatever counts. Call it with the visitor’s consent only. */
export function measure<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  const send: Send = (to) => to.event(name, parameters);
  if (provider === undefined) waiting.push(send);
  else if (provider !== 'off') send(provider);
}

/** Has events go to a provider from now on, those that have waited for it first. */
export function startMeasuring(next: AnalyticsProvider): void {
  provider = next;
  for (const send of waiting.splice(0)) send(next);
}

/** Ends the measurement, and forgets what has not been sent. */
export function stopMeasuring(): void {
  if (provider !== undefined && provider !== 'off') provider.stop();
  provider = 'off';
  waiting.length = 0;
}
