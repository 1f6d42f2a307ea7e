import { createSandbox } from '#sandbox/createSandbox.ts';
import { serveSite } from '#sandbox/http/serveSite.ts';
import { test as journey } from './journey.ts';
import { SITES, type Site } from './sites.ts';

/** The first start of all makes the database; later ones take its snapshot. */
const FIRST_START_MS = 300_000;

interface OwnSite {
  site: Site;
  close: () => Promise<void>;
}

async function openSite(): Promise<OwnSite> {
  const built = SITES.find(({ brand }) => brand.wallet.single);
  if (!built) throw new Error('No brand has one wallet, from which every game is played.');
  const { brand, dir } = built;
  const { merchantCode } = brand;
  const sandbox = await createSandbox({ merchants: [{ merchantCode, brand }] });
  const served = await serveSite(sandbox.app, { siteDir: dir, merchantCode, port: 0 });
  return {
    site: { ...built, port: served.port, origin: `http://localhost:${served.port}` },
    close: async () => {
      await served.close();
      await sandbox.close();
    },
  };
}

/** The sites of the files whose journeys run here, one at a time. */
interface OwnSites {
  of(file: string): Promise<Site>;
}

/**
 * A journey with a site whose platform the journeys of its file alone use: its clock can be moved, its calls broken, its
 * players changed.
 */
export const test = journey.extend<{ site: Site }, { ownSites: OwnSites }>({
  ownSites: [
    // Playwright tells what a fixture needs from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use) => {
      let open: (OwnSite & { file: string }) | undefined;
      await use({
        async of(file) {
          if (open?.file !== file) {
            await open?.close();
            open = { file, ...(await openSite()) };
          }
          return open.site;
        },
      });
      await open?.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ ownSites }, use, { file }) => use(await ownSites.of(file)),
    { timeout: FIRST_START_MS },
  ],
});

export { expect } from './journey.ts';
