import type { AnalyticsEvents, AnalyticsProvider } from '#src/platform/analytics/provider.ts';

type Send = (provider: AnalyticsProvider) => void;

/** The analytics provider, if any; nothing is counted while it is `off`, and events are queued until it is first set. */
let provider: AnalyticsProvider | 'off' | undefined;
const waiting: Send[] = [];

/** Sends an event to the analytics provider. Call it only with the visitor’s consent. */
export function measure<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  const send: Send = (to) => to.event(name, parameters);
  if (provider === undefined) waiting.push(send);
  else if (provider !== 'off') send(provider);
}

/** Sends events to a provider from now on, starting with the queued ones. */
export function startMeasuring(next: AnalyticsProvider): void {
  provider = next;
  for (const send of waiting.splice(0)) send(next);
}

/** Stops measuring, and drops unsent events. */
export function stopMeasuring(): void {
  if (provider !== undefined && provider !== 'off') provider.stop();
  provider = 'off';
  waiting.length = 0;
}
