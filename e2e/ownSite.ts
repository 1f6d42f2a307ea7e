import { test as journey } from './journey.ts';
import type { Kind, OwnSite } from './ownSites.ts';

/** The time for the first start, which creates the database; later ones restore its snapshot. */
const FIRST_START_MS = 300_000;

/**
 * A journey on a site whose platform only the journeys of its file use: they may move its clock, break its calls and change its players.
 * Journeys that need another kind of brand set `test.use({ kind: 'fullFeatured' })`.
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
