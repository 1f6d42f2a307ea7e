import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { test as ownSite } from './ownSite.ts';
import { CATALOGUES, type Catalogue } from './peopleWords.ts';
import { pathIn, type Site } from './sites.ts';

interface Reader {
  /** The language of the person. */
  language: 'en' | 'bn';
  words: Catalogue;
  /** The URL of a route of the site, in their language. */
  at: (route: string) => string;
}

/** A person on a page of a site, for the functions of journeys. */
export interface Visit extends Reader {
  page: Page;
  context: BrowserContext;
  site: Site;
  request: APIRequestContext;
}

/**
 * A journey on a site of its own: in English on a desktop and in Bengali on a phone, each on a brand with that default language. So both
 * are tested without repeating the same journey.
 */
export const test = ownSite.extend<Reader & { visit: Visit }>({
  kind: async ({ isMobile }, use) => use(isMobile ? 'bengaliFirst' : 'oneWallet'),
  language: async ({ isMobile }, use) => use(isMobile ? 'bn' : 'en'),
  words: async ({ language }, use) => use(CATALOGUES[language]),
  at: async ({ site, language }, use) =>
    use((route) => site.origin + pathIn(site, language, route)),
  visit: async ({ page, context, site, request, language, words, at }, use) =>
    use({ page, context, site, request, language, words, at }),
});

export { expect } from './ownSite.ts';
