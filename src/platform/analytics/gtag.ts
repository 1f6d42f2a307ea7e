import { deleteGtagCookies } from './gtagCookies.ts';
import type { AnalyticsProvider } from './provider.ts';

declare global {
  /** The queue of commands to the Google tag, which reads them once its script loads. */
  var dataLayer: unknown[] | undefined;
}

const YEAR_S = 31_536_000;

/** Consent Mode v2: advertising is never allowed, whatever the visitor chooses. */
const NO_ADVERTISING = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Queues a command for the Google tag, which takes only `Arguments` objects, not arrays. */
const command: (...words: unknown[]) => void = function send() {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(arguments);
};

/** The referrer's origin alone, as addresses may hold anything. An app's is the site's own. */
function referrer(): string {
  const [origin] = /^https?:\/\/[^/?#]+/.exec(document.referrer) ?? [location.origin];
  return `${origin}/`;
}

/** The page data reported to the Google tag, instead of the address and title that it would read itself. */
const described = (route: string) => ({
  page_location: location.origin + route,
  page_title: route,
  page_referrer: referrer(),
});

function load(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  // If the script does not load, its commands stay unread.
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Configures the tag before its script loads: no advertising, no page views of its own, cookies for this host only. */
function configure(id: string, language: string): void {
  command('consent', 'default', { ...NO_ADVERTISING, analytics_storage: 'denied' });
  command('consent', 'update', { ...NO_ADVERTISING, analytics_storage: 'granted' });
  command('set', { ads_data_redaction: true, ...described('/') });
  command('js', new Date());
  command('config', id, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    cookie_expires: YEAR_S,
    cookie_update: false,
    cookie_flags: 'SameSite=Lax;Secure',
    language,
  });
}

let isLoaded = false;

/** Starts the Google tag with an id, or resumes a stopped one. Call it only with the visitor’s consent. */
export function startGtag(id: string, language: string): AnalyticsProvider {
  const disable = (value: boolean) => Reflect.set(globalThis, `ga-disable-${id}`, value);
  disable(false);
  if (isLoaded) {
    command('consent', 'update', { ...NO_ADVERTISING, analytics_storage: 'granted' });
  } else {
    isLoaded = true;
    configure(id, language);
    load(id);
  }
  return {
    page: (route) => {
      command('set', described(route));
      command('event', 'page_view', described(route));
    },
    event: (name, parameters) => command('event', name, parameters),
    stop: () => {
      // First of all: the tag would send the change of consent itself.
      disable(true);
      command('consent', 'update', { ...NO_ADVERTISING, analytics_storage: 'denied' });
      deleteGtagCookies();
    },
  };
}
