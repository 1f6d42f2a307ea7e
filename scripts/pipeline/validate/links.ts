import type { JSONPath } from 'jsonc-parser';
import { ownPageRoute } from '#src/brand/ownPage.ts';
import { registry } from '#src/modules/registry.ts';
import { rowOf } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import type { BrandCheck, Rule } from './check.ts';
import { asEntries, asList, asTexts, inManifest, lookup, stated } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { didYouMean } from './nearest.ts';
import { placedBlocks } from './placedBlocks.ts';

const ROUTES = registry.flatMap((row) => [row.route, ...(row.aliases ?? [])]);

const EXAMPLE = 'write an address such as https://www.example.com/page';

/** Why an address is invalid, or undefined if valid. */
export function addressFault(address: string): string | undefined {
  if (/^https:\/\/[a-z][a-z0-9+.-]*:(?!\d)[^/@]*(\/|$)/i.test(address)) {
    return 'An address names one scheme, https, and then a host such as www.example.com.';
  }
  if (!URL.canParse(address)) return 'No browser can read this address.';
  const url = new URL(address);
  if (url.username || url.password) return 'An address must carry no user name or password.';
  const named = url.hostname.includes('.') && !/^[\d.]+$/.test(url.hostname);
  return named ? undefined : 'An address needs a public host name.';
}

/** Why a brand does not have a page: its category is left out, or its module is off. */
export function offReason(check: BrandCheck, row: ModuleRow): string | undefined {
  const categories = asTexts(lookup(check.resolved, ['categories']));
  if (row.category && categories.length > 0 && !categories.includes(row.category)) {
    return `This page belongs to ${row.category}, which is not in \`categories\`.`;
  }
  const isOff = (name: string | undefined) =>
    name !== undefined && lookup(check.resolved, ['modules', name]) === false;
  const off = [row.switch, row.alsoSwitch].find(isOff);
  if (off) return `This page belongs to \`modules.${off}\`, which is off.`;
  if (row.vendorWallets && lookup(check.resolved, ['wallet', 'single']) === true) {
    return 'This page moves money between wallets, and `wallet.single` is on: there is one.';
  }
  return undefined;
}

/** The routes of the brand's own pages. */
const ownRoutes = ({ manifest }: BrandCheck): string[] =>
  asList(lookup(manifest.value, ['pages', 'own'])).map((page) =>
    ownPageRoute(String(lookup(page, ['slug']))),
  );

/** Why a route is no page of this brand: of the site, of a category that it has, of a module that is on. */
export function routeComplaint(
  check: BrandCheck,
  url: string,
): { reason: string; suggestion?: string | undefined } | undefined {
  const path = url.replace(/[?#].*$/, '');
  const own = ownRoutes(check);
  if (own.includes(path)) return undefined;
  const row = rowOf(registry, path);
  if (!row) {
    const suggestion = didYouMean(url, [...ROUTES, ...own]);
    return { reason: 'The site has no such page.', suggestion };
  }
  const reason = offReason(check, row);
  return reason ? { reason } : undefined;
}

/** A route of the manifest must be a page of this brand. */
export function routeDiagnostic(check: BrandCheck, path: JSONPath, url: string): Diagnostic[] {
  const complaint = routeComplaint(check, url);
  return complaint ? [inManifest(check, path, { rule: 'route', ...complaint })] : [];
}

/** A button without a valid link. */
function actionDiagnostics(check: BrandCheck, group: string, index: number, banner: unknown) {
  if (lookup(banner, ['action']) === undefined) return [];
  return [
    inManifest(check, ['banners', group, index, 'action'], {
      rule: 'route',
      reason: 'This banner has a button (`action`) but leads nowhere.',
      suggestion: 'add "linkageType" and "url", or leave the action out',
    }),
  ];
}

/** Banners must link to pages of this brand, or to well-formed addresses. */
export const bannerTargets: Rule = (check) =>
  asEntries(lookup(check.manifest.value, ['banners'])).flatMap(([group, banners]) =>
    asList(banners).flatMap((banner, index) => {
      const [kind, url] = [lookup(banner, ['linkageType']), lookup(banner, ['url'])];
      const path = ['banners', group, index, 'url'];
      if (typeof url !== 'string') return actionDiagnostics(check, group, index, banner);
      if (kind === 'route' && url.startsWith('/')) return routeDiagnostic(check, path, url);
      if (kind === undefined || kind === 'none') {
        const reason = 'This banner has a `url` but leads nowhere.';
        const suggestion = 'add "linkageType", or leave the url out';
        return [inManifest(check, path, { rule: 'route', reason, suggestion })];
      }
      const fault = kind === 'external' ? addressFault(url) : undefined;
      const complaint = { rule: 'address', suggestion: EXAMPLE };
      return fault ? [inManifest(check, path, { ...complaint, reason: fault })] : [];
    }),
  );

/** The lists of entries in `frame`. */
export const FRAME_LISTS = ['header', 'menu', 'bottomBar', 'footer'] as const;

/** Addresses elsewhere in the manifest. */
export const addresses: Rule = (check) =>
  [
    ['support', 'social', '*', 'url'],
    ['support', 'networks', '*', 'url'],
    ['support', 'statusPage'],
    ['apps', '*', 'url'],
    ...placedBlocks(check.manifest.value).map(({ path }) => [...path, 'partners', '*', 'url']),
    ...FRAME_LISTS.flatMap((list) => [
      ['frame', list, '*', 'link'],
      ['frame', list, '*', 'entries', '*', 'link'],
    ]),
    ['compliance', 'licences', '*', 'verificationUrl'],
    ['compliance', 'helpLines', '*', 'url'],
    ['platform', 'baseUrl'],
    ['platform', 'payloadKeys'],
    ['platform', 'imageCDNs', '*'],
    ['platform', 'launchGameCDNs', '*'],
    ['platform', 'paymentOrigins', '*'],
    ['signIn', 'social', 'google', 'authorizationEndpoint'],
    ['signIn', 'social', 'facebook', 'authorizationEndpoint'],
  ]
    .flatMap((path) => stated(check, ...path))
    // The others start with `/`: paths of the platform, on any origin.
    .filter(({ value }) => value.startsWith('https:'))
    .flatMap(({ path, value }) => {
      const reason = addressFault(value);
      return reason
        ? [inManifest(check, path, { rule: 'address', reason, suggestion: EXAMPLE })]
        : [];
    });
