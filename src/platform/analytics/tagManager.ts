import { consentToMeasuring, described, loadTag, push, updateConsent } from './dataLayer.ts';
import { deleteGtagCookies } from './gtagCookies.ts';
import type { AnalyticsProvider } from './provider.ts';

let isLoaded = false;

/**
 * Starts a Google Tag Manager container, or resumes a stopped one. Its tags see the events of the data layer and run no code that was typed
 * into the container. Call it only with the visitor’s consent.
 */
export function startTagManager(id: string): AnalyticsProvider {
  if (isLoaded) updateConsent('granted');
  else {
    isLoaded = true;
    // Custom HTML and custom JavaScript could send anything of the page; see "Restrict tag deployment" of Tag Manager's documentation.
    push({ 'gtm.blocklist': ['customScripts', 'customPixels'] });
    consentToMeasuring();
    push(described('/'));
    push({ event: 'gtm.js', 'gtm.start': Date.now() });
    loadTag(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  }
  return {
    page: (route) => push({ event: 'page_view', ...described(route) }),
    event: (name, parameters) => push({ event: name, ...parameters }),
    stop: () => {
      updateConsent('denied');
      deleteGtagCookies();
    },
  };
}
