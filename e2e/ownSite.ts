import { test as journey } from './journey.ts';
import type { Kind } from './ownSites.ts';
import type { Site } from './sites.ts';

/** The first start of all makes the database; later ones take its snapshot. */
const FIRST_START_MS = 300_000;

/**
 * A journey with a site whose platform the journeys of its file alone use: its clock can be moved, its calls broken, its
 * players changed. Journeys that need another kind of brand say so: `test.use({ kind: 'allWaysIn' })`.
 */
export const test = journey.extend<{ site: Site; kind: Kind }>({
  kind: ['oneWallet', { option: true }],
  site: [
    async ({ ownSites, kind }, use, { file }) => use(await ownSites.of(file, kind)),
    { timeout: FIRST_START_MS },
  ],
});

export { expect } from './journey.ts';
