import type { ScriptSources } from '#src/app/trustedScripts.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { cspHash } from '../hash.ts';
import { WORKER_PATH } from './workerPath.ts';

/** The inline parts of the pages of a site, each allowed by its hash and nothing else. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The platform's origin as the page connects to it, by HTTP and by WebSocket; empty if it is the site's own. */
function platformOrigins(brand: ResolvedBrand): string[] {
  if (brand.platform.baseUrl === '/') return [];
  const { host } = new URL(brand.platform.baseUrl);
  return [`https://${host}`, `wss://${host}`];
}

/** Keys for encrypted payloads may be published on another origin than the platform's (S7.1). */
function keyOrigins(brand: ResolvedBrand): string[] {
  const { payloadKeys } = brand.platform;
  return payloadKeys.startsWith('https:') ? [new URL(payloadKeys).origin] : [];
}

/** What a third party is allowed to do. */
interface ThirdParty {
  scripts: readonly string[];
  frames?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
}

/** What reCAPTCHA runs and frames, as its provider documents it. */
const RECAPTCHA: ThirdParty = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The needs of the Google tag for measuring, as documented by Google, without advertising. */
const GOOGLE_TAG: ThirdParty = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  images: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
};

/** The needs of a tag manager: the container, and the hosts that the manifest names for its tags. */
function tagManager(names: readonly string[]): ThirdParty {
  const hosts = ['https://www.googletagmanager.com', ...names.map((name) => `https://${name}`)];
  return {
    scripts: hosts.map((host) => `${host}/`),
    connections: hosts,
    images: hosts,
  };
}

/** What counts visits, if anything does. */
function tagOf({ analytics }: ResolvedBrand): ThirdParty[] {
  if (analytics.tagManager) return [tagManager(analytics.tagManager.hosts)];
  return analytics.gtagId === undefined ? [] : [GOOGLE_TAG];
}

/** The scripts of a site: its own files, and those of the providers that its manifest names. */
export const scriptSources = (brand: ResolvedBrand): ScriptSources => ({
  paths: ['/assets/', WORKER_PATH],
  addresses: thirdParty(brand).scripts,
});

/** The human checks (S3.6): the brand's own, or that of phone codes (S7.32). */
function checksOf({ humanCheck, signIn }: ResolvedBrand): ThirdParty[] {
  if (signIn?.phone) {
    return [{ ...RECAPTCHA, connections: ['https://identitytoolkit.googleapis.com'] }];
  }
  return humanCheck.provider === 'recaptcha' ? [RECAPTCHA] : [];
}

/** The needs of all of a brand's providers together. */
function thirdParty(brand: ResolvedBrand): Required<ThirdParty> {
  const all = [...checksOf(brand), ...tagOf(brand)];
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    frames: all.flatMap(({ frames = [] }) => frames),
    connections: all.flatMap(({ connections = [] }) => connections),
    images: all.flatMap(({ images = [] }) => images),
  };
}

/**
 * The site's Content Security Policy: it allows only what the brand needs. Inline code only by hash, pictures, framed games and payment
 * pages only from the platform and the manifest's origins (S9.5). The document's inline scripts load all others; their sources are limited
 * by its Trusted Types policy (`scriptSources`).
 */
export function contentSecurityPolicy(brand: ResolvedBrand, inline: InlineParts): string {
  const hashes = (parts: readonly string[]) => [...new Set(parts.map(cspHash))].sort();
  const own = platformOrigins(brand);
  const third = thirdParty(brand);
  const { launchGameCDNs, paymentOrigins } = brand.platform;
  const frames = [own[0] ?? "'self'", ...new Set([...launchGameCDNs, ...paymentOrigins])];
  const directives: (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'strict-dynamic'", ...hashes(inline.scripts)],
    ['require-trusted-types-for', "'script'"],
    // A third party's script creates its own policies, with unknown names.
    ...(third.scripts.length === 0 ? [['trusted-types', 'default'] as const] : []),
    ['style-src', "'self'", ...hashes(inline.styles)],
    // Pictures that a player is about to send are shown from the page itself, through its worker.
    [
      'img-src',
      "'self'",
      'data:',
      'blob:',
      ...own.slice(0, 1),
      ...brand.platform.imageCDNs,
      ...third.images,
    ],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      'blob:',
      ...new Set([...own, ...keyOrigins(brand), ...third.connections]),
    ],
    ['frame-src', ...frames, ...third.frames],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  const policy = directives.map((parts) => parts.join(' ')).join('; ');
  if (!brand.analytics.tagManager) return policy;
  // A tag manager loads scripts by its own Trusted Types policies, so a second policy holds all scripts to their hosts.
  const hosts = third.scripts.map((address) => new URL(address).origin);
  return `${policy}, script-src 'self' ${[...new Set(hosts), ...hashes(inline.scripts)].join(' ')}`;
}
