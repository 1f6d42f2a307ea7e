/** The registration methods, as a funnel counts them. */
type Method = 'username' | 'mobile';

/** The events measured besides page views, with their parameters: none may hold personal data. A new funnel adds its steps here. */
export interface AnalyticsEvents {
  registration_opened: Record<string, never>;
  registration_method: { method: Method };
  registration_sent: { method: Method };
  registration_done: { method: Method };
  deposit_opened: Record<string, never>;
  /** The deposit was created. */
  deposit_started: Record<string, never>;
  /** A manual payment was reported for the first time. */
  deposit_reported: Record<string, never>;
  /** The player saw the deposit become paid. */
  deposit_paid: Record<string, never>;
}

/** A service that counts page views and events. No method ever throws: measurement must not break a page. */
export interface AnalyticsProvider {
  /** Counts a view of a page, by its route: no query, no hash, no title. */
  page(route: string): void;
  event<Name extends keyof AnalyticsEvents>(name: Name, parameters: AnalyticsEvents[Name]): void;
  /** Stops measuring in this page. */
  stop(): void;
}
