declare global {
  /** The queue of what Google's tags are told; they read it once their script loads. */
  var dataLayer: unknown[] | undefined;
}

/** Consent Mode v2: advertising is never allowed, whatever the visitor chooses. */
const NO_ADVERTISING = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Adds a message to the data layer. */
export function push(message: object): void {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(message);
}

/** Queues a command for Google's tags, which take only `Arguments` objects, not arrays. */
export const command: (...words: unknown[]) => void = function send() {
  push(arguments);
};

/** States before the script loads that measuring is allowed, and advertising is not. */
export function consentToMeasuring(): void {
  command('consent', 'default', { ...NO_ADVERTISING, analytics_storage: 'denied' });
  updateConsent('granted');
}

/** Allows measuring again, or no longer. */
export const updateConsent = (analytics: 'granted' | 'denied'): void =>
  command('consent', 'update', { ...NO_ADVERTISING, analytics_storage: analytics });

/** The referrer's origin alone, as addresses may hold anything. An app's is the site's own. */
function referrer(): string {
  const [origin] = /^https?:\/\/[^/?#]+/.exec(document.referrer) ?? [location.origin];
  return `${origin}/`;
}

/** A page as it is reported, instead of the address and title that a tag would read itself. */
export const described = (route: string) => ({
  page_location: location.origin + route,
  page_title: route,
  page_referrer: referrer(),
});

/** Loads a script of Google's tags, without a referrer. If it does not load, the data layer stays unread. */
export function loadTag(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  script.src = address;
  document.head.append(script);
}
