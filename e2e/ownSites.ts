import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import { closeSeeded } from '#sandbox/seeds/seededMemory.fixture.ts';
import { serveSite } from '#sandbox/site/serveSite.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { BrandManifest } from '#src/brand/manifest.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { derivedSite } from './derivedSite.ts';
import { reseededSandbox } from './journeySandbox.ts';
import { SITES, type Site } from './sites.ts';

/** A site and the platform behind it. */
export interface OwnSite {
  site: Site;
  platform: Platform;
}

interface OpenSite extends OwnSite {
  file: string;
  kind: Kind;
  close: () => Promise<void>;
}

/** The definition of a kind of site. */
interface KindOfSite {
  /** Whether a brand is of this kind. */
  fits: (brand: ResolvedBrand) => boolean;
  /** Overrides of the brand's manifest, for which the site is built. */
  manifest?: Partial<BrandManifest>;
  /** The further market whose site it is. */
  market?: string;
  /** The platform has the seeds of all brands, which exist for the shared sites anyway. */
  sharesSeeds?: true;
}

type Period = { from?: string; until?: string };

/** A text of a period on a home page. */
const textOf = (text: string, show: Period) => ({
  block: 'text' as const,
  title: { en: text, bn: text },
  text: { en: `The text of ${text}.`, bn: `The text of ${text}.` },
  show,
});

const KINDS = {
  /** A brand with a single wallet for all games. */
  oneWallet: { fits: ({ wallet }) => wallet.single },
  /** A brand with Bengali as its default language. */
  bengaliFirst: { fits: ({ languages }) => languages.default === 'bn', sharesSeeds: true },
  /** A brand in Bengali and English, with trial accounts, login by text message and agents. */
  fullFeatured: {
    fits: ({ languages, flags, modules }) =>
      languages.supported.includes('bn') &&
      flags.FREEPLAY3 &&
      flags.MOBILEVERCODELOGIN3 &&
      modules.agent,
    sharesSeeds: true,
  },
  /** A brand with social sign-in; the sandbox simulates the providers. */
  socialSignIn: {
    fits: ({ languages }) => languages.default === 'en' && languages.supported.includes('bn'),
    manifest: {
      flags: { USERNAMEREG3: true, MOBILENUMREG3: false },
      registration: { username: { email: { enabled: true } } },
      signIn: {
        social: {
          google: {
            clientId: 'journeys.apps.googleusercontent.com',
            authorizationEndpoint: '/sandbox/identity/google/authorize',
          },
          facebook: {
            clientId: '204816204816',
            authorizationEndpoint: '/sandbox/identity/facebook/authorize',
          },
        },
      },
    },
  },
  /** A brand with a Google tag. */
  googleTag: {
    fits: ({ languages, flags }) =>
      languages.default === 'en' && languages.supported.includes('bn') && flags.USERNAMEREG3,
    manifest: {
      analytics: { gtagId: 'G-JOURNEYS0' },
      flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: false },
      registration: {},
    },
  },
  /** A brand with a tag manager, whose tags may load from one host. */
  tagManager: {
    fits: ({ languages }) => languages.default === SOURCE,
    manifest: {
      analytics: { tagManager: { id: 'GTM-JOURNEY', hosts: ['tags.journeys.example'] } },
    },
  },
  /** A brand with a licence for the country of its market, in the one official language. */
  licensed: {
    fits: ({ languages, market }) =>
      languages.supported.includes(SOURCE) &&
      market.country === 'BD' &&
      languages.supported.length > 1,
    manifest: {
      languages: { default: SOURCE, supported: [SOURCE] },
      compliance: {
        mode: 'licensed',
        licences: [
          {
            authority: 'Gaming Authority of Examplia',
            number: 'EX-2026-0001',
            holder: 'Journey Operations Ltd',
            verificationUrl: 'https://register.example/licences/0001',
          },
        ],
        markets: { allow: ['BD'] },
      },
    },
  },
  /** A brand whose phone provider sends the codes instead of the platform. */
  firebaseCodes: {
    fits: ({ languages }) => languages.default === 'en',
    manifest: {
      flags: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILEVERCODELOGIN3: true },
      registration: {},
      signIn: {
        phone: {
          provider: 'firebase',
          apiKey: 'public-key-of-the-journeys',
          projectId: 'journeys-players',
          appId: '1:1234567890:web:0a1b2c3d',
        },
      },
    },
  },
  /** The site of a brand's second market, whose currency has no decimals. */
  secondMarket: {
    fits: ({ market }) => market.country === 'BD',
    market: 'jp',
    manifest: {
      compliance: { mode: 'play-money', markets: { allow: ['BD'] } },
      markets: [
        {
          id: 'jp',
          merchantCode: 'JOURNEYJP',
          domains: { main: 'jp.journeys.example' },
          market: {
            ...{ country: 'JP', currency: 'JPY', currencySymbol: '¥' },
            ...{ timeZone: 'Asia/Tokyo', dialingCodes: ['JP'] },
          },
          compliance: { markets: { allow: ['JP'] } },
        },
      ],
    },
  },
  /** A home page that begins with blocks of a period: one that runs, one that is over, one to come. */
  ofItsTime: {
    fits: ({ languages }) => languages.default === 'en' && languages.supported.includes('bn'),
    manifest: {
      pages: {
        home: [
          textOf('Running', { from: '2020-01-01T00:00:00Z', until: '2900-01-01T00:00:00Z' }),
          textOf('Over', { until: '2020-01-01T00:00:00Z' }),
          textOf('To come', { from: '2900-01-01T00:00:00Z' }),
          { block: 'gameMenu' },
          { block: 'games' },
        ],
      },
    },
  },
} satisfies Record<string, KindOfSite>;
export type Kind = keyof typeof KINDS;

/** The site of the first brand that fits a kind. */
export function siteFor(kind: Kind): Site {
  const { fits }: KindOfSite = KINDS[kind];
  const found = SITES.find(({ brand }) => fits(brand));
  if (!found) throw new Error(`There is no brand for a site of the kind ${kind}.`);
  return found;
}

/** The built site of a kind. */
async function builtSite(kind: Kind, worker: number): Promise<Site> {
  const { manifest, market }: KindOfSite = KINDS[kind];
  const found = siteFor(kind);
  return manifest ? derivedSite(found, `${kind}-${worker}`, manifest, { market }) : found;
}

async function openSite(file: string, kind: Kind, built: Site): Promise<OpenSite> {
  const { sharesSeeds }: KindOfSite = KINDS[kind];
  const { brand, dir } = built;
  const { merchantCode } = brand;
  const sandbox = await reseededSandbox((sharesSeeds ? SITES : [built]).map((each) => each.brand));
  const served = await serveSite(sandbox.app, { siteDir: dir, merchantCode, port: 0 });
  return {
    ...{ file, kind, platform: sandbox.platform },
    site: { ...built, port: served.port, origin: `http://localhost:${served.port}` },
    close: async () => {
      await served.close();
      await sandbox.close();
    },
  };
}

/** The sites of the spec files that run in a worker, one at a time. */
export interface OwnSites {
  /** The site of a file; it replaces the previous file's. */
  of(file: string, kind: Kind): Promise<OwnSite>;
  close(): Promise<void>;
}

/** Sites for the journeys of a worker, created on request. */
export function ownSitesOf(worker: number): OwnSites {
  let open: OpenSite | undefined;
  const built = new Map<Kind, Promise<Site>>();
  const siteOf = (kind: Kind): Promise<Site> => {
    const site = built.get(kind) ?? builtSite(kind, worker);
    built.set(kind, site);
    return site;
  };
  return {
    async of(file, kind) {
      if (open?.file !== file || open.kind !== kind) {
        await open?.close();
        open = undefined;
        open = await openSite(file, kind, await siteOf(kind));
      }
      return open;
    },
    async close() {
      await open?.close();
      await closeSeeded();
    },
  };
}
