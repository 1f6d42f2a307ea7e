import { test as journey } from './journey.ts';
import type { Kind, OwnSite } from './ownSites.ts';

/** The first start of all makes the database; later ones take its snapshot. */
const FIRST_START_MS = 300_000;

/**
 * A journey with a site whose platform the journeys of its file alone use: its clock can be moved, its calls broken, its
 * players changed. Journeys that need another kind of brand say so: `test.use({ kind: 'allWaysIn' })`.
 */
export const test = journey.extend<OwnSite & { kind: Kind; own: OwnSite }>({
  kind: ['oneWallet', { option: true }],
  own: [
    async ({ ownSites, kind }, use, { file }) => use(await ownSites.of(file, kind)),
    { timeout: FIRST_START_MS },
  ],
  site: async ({ own }, use) => use(own.site),
  platform: async ({ own }, use) => use(own.platform),
});

export { expect } from './journey.ts';
