import { createSandbox } from '#sandbox/createSandbox.ts';
import { serveSite } from '#sandbox/http/serveSite.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { test as journey } from './journey.ts';
import { SITES, type Site } from './sites.ts';

/** The first start of all makes the database; later ones take its snapshot. */
const FIRST_START_MS = 300_000;

interface OwnSite {
  site: Site;
  close: () => Promise<void>;
}

/** What the brand of such a site has. */
const KINDS = {
  /** One wallet, from which every game is played. */
  oneWallet: ({ wallet }: ResolvedBrand) => wallet.single,
  /** Bengali before any other language. */
  bengaliFirst: ({ languages }: ResolvedBrand) => languages.default === 'bn',
  /** Bengali besides English, and every way into an account. */
  allWaysIn: ({ languages, flags, modules }: ResolvedBrand) =>
    languages.supported.includes('bn') &&
    flags.FREEPLAY3 &&
    flags.MOBILEVERCODELOGIN3 &&
    modules.agent,
};
type Kind = keyof typeof KINDS;

/** Whose platform it is besides: the seeds of all brands together are made for the shared sites anyway. */
const SHARES_SEEDS: Record<Kind, boolean> = {
  oneWallet: false,
  bengaliFirst: true,
  allWaysIn: true,
};

async function openSite(kind: Kind): Promise<OwnSite> {
  const built = SITES.find(({ brand }) => KINDS[kind](brand));
  if (!built) throw new Error(`There is no brand for a site of the kind ${kind}.`);
  const { brand, dir } = built;
  const { merchantCode } = brand;
  const sandbox = await createSandbox({
    merchants: (SHARES_SEEDS[kind] ? SITES : [built]).map((each) => ({
      merchantCode: each.brand.merchantCode,
      brand: each.brand,
    })),
  });
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
  of(file: string, kind: Kind): Promise<Site>;
}

/**
 * A journey with a site whose platform the journeys of its file alone use: its clock can be moved, its calls broken, its
 * players changed. Journeys that need another kind of brand say so: `test.use({ kind: 'allWaysIn' })`.
 */
export const test = journey.extend<{ site: Site; kind: Kind }, { ownSites: OwnSites }>({
  kind: ['oneWallet', { option: true }],
  ownSites: [
    // Playwright tells what a fixture needs from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use) => {
      let open: (OwnSite & { file: string; kind: Kind }) | undefined;
      await use({
        async of(file, kind) {
          if (open?.file !== file || open.kind !== kind) {
            await open?.close();
            open = { file, kind, ...(await openSite(kind)) };
          }
          return open.site;
        },
      });
      await open?.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ ownSites, kind }, use, { file }) => use(await ownSites.of(file, kind)),
    { timeout: FIRST_START_MS },
  ],
});

export { expect } from './journey.ts';
