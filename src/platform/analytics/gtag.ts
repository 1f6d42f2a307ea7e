import { command, consentToMeasuring, described, loadTag, updateConsent } from './dataLayer.ts';
import { deleteGtagCookies } from './gtagCookies.ts';
import type { AnalyticsProvider } from './provider.ts';

const YEAR_S = 31_536_000;

/** Configures the tag before its script loads: no advertising, no page views of its own, cookies for this host only. */
function configure(id: string, language: string): void {
  consentToMeasuring();
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
    updateConsent('granted');
  } else {
    isLoaded = true;
    configure(id, language);
    loadTag(`https://www.googletagmanager.com/gtag/js?id=${id}`);
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
      updateConsent('denied');
      deleteGtagCookies();
    },
  };
}
