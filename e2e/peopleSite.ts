import { test as ownSite } from './ownSite.ts';
import { CATALOGUES, type Catalogue } from './peopleWords.ts';
import { pathIn } from './sites.ts';

interface Reader {
  /** What the person in front of the site reads. */
  language: 'en' | 'bn';
  words: Catalogue;
  /** The address of a route of the own site, in their language. */
  at: (route: string) => string;
}

/**
 * A journey of people on a site of its own: in English on a desktop, in Bengali on a phone, each on a brand that speaks it
 * first. So both are met, and nothing is played twice alike.
 */
export const test = ownSite.extend<Reader>({
  kind: async ({ isMobile }, use) => use(isMobile ? 'bengaliFirst' : 'oneWallet'),
  language: async ({ isMobile }, use) => use(isMobile ? 'bn' : 'en'),
  words: async ({ language }, use) => use(CATALOGUES[language]),
  at: async ({ site, language }, use) =>
    use((route) => site.origin + pathIn(site, language, route)),
});

export { expect } from './ownSite.ts';
