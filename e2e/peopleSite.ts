import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { test as ownSite } from './ownSite.ts';
import { CATALOGUES, type Catalogue } from './peopleWords.ts';
import { pathIn, type Site } from './sites.ts';

interface Reader {
  /** What the person in front of the site reads. */
  language: 'en' | 'bn';
  words: Catalogue;
  /** The address of a route of the own site, in their language. */
  at: (route: string) => string;
}

/** A person in front of a page of a site, for what a journey does by a function. */
export interface Visit extends Reader {
  page: Page;
  context: BrowserContext;
  site: Site;
  request: APIRequestContext;
}

/**
 * A journey of people on a site of its own: in English on a desktop, in Bengali on a phone, each on a brand that speaks it
 * first. So both are met, and nothing is played twice alike.
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
