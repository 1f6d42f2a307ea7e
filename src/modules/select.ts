import type { GameCategory } from '#src/brand/gameCategory.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { ownPageRows } from '#src/modules/rows/ownPages.ts';
import type {
  Audience,
  Category,
  Flags,
  ModuleRow,
  Place,
  Promos,
  Switches,
} from '#src/modules/types.ts';
import type { Viewer } from '#src/session/member.ts';

/** A manifest's settings of its modules. Anything left out is off. */
export interface BrandModules {
  modules: Readonly<Partial<Switches>>;
  /** In the order of the game menu. */
  categories: readonly Category[];
  wallet: Readonly<Pick<ResolvedBrand['wallet'], 'single'>>;
  pages?: Readonly<Pick<ResolvedBrand['pages'], 'own'>>;
}

const NO_PAGES: readonly never[] = [];

/** An agent is a member too, and a trial account sees what members have (S1.4). */
const SEEN_BY: Record<Viewer, readonly Audience[]> = {
  visitor: ['everyone', 'visitor'],
  trial: ['everyone', 'player', 'member'],
  member: ['everyone', 'player', 'member'],
  agent: ['everyone', 'player', 'member', 'agent'],
};

/** Game categories in the brand's order, in place of the first of them; all other rows in the registry's. */
function inBrandOrder(
  rows: readonly ModuleRow[],
  categories: BrandModules['categories'],
): ModuleRow[] {
  const first = rows.findIndex((row) => row.category !== undefined);
  if (first < 0) return [...rows];
  const games = categories.flatMap((category) => rows.filter((row) => row.category === category));
  const others = (part: readonly ModuleRow[]) => part.filter((row) => row.category === undefined);
  return [...others(rows.slice(0, first)), ...games, ...others(rows.slice(first))];
}

/**
 * The rows that a brand can ever show: its manifest has the module, the category and the wallets. A bundle contains their screens;
 * whitelabel flags are ignored here, since the platform may turn each of them on (S3.12). The brand's own pages come last.
 */
export function brandRows(rows: readonly ModuleRow[], brand: BrandModules): ModuleRow[] {
  const on = rows.filter(
    ({ switch: name, alsoSwitch, anyCategory, vendorWallets }) =>
      (name === undefined || brand.modules[name]) &&
      (alsoSwitch === undefined || brand.modules[alsoSwitch]) &&
      !(vendorWallets && brand.wallet.single) &&
      (anyCategory?.some((one) => brand.categories.includes(one)) ?? true),
  );
  return [...inBrandOrder(on, brand.categories), ...ownPageRows(brand.pages?.own ?? NO_PAGES)];
}

/**
 * The rows whose screens exist now: those of the brand whose whitelabel flag is on, and the agent policy if they need it. Pass the
 * platform's flags in `brand.flags` once known, as they override the manifest's (S3.11).
 */
export function openRows(
  rows: readonly ModuleRow[],
  brand: BrandModules & { flags: Readonly<Partial<Flags>> },
): ModuleRow[] {
  return brandRows(rows, brand).filter(
    ({ flag, policy }) =>
      (flag === undefined || brand.flags[flag]) && (!policy || brand.flags.AGENTPOLICY3),
  );
}

/**
 * The rows whose audience includes `viewer` (S6), without those that the platform does not offer to the player; `promos` is undefined for
 * visitors, who see them all (S2.18).
 */
export function viewerRows(
  rows: readonly ModuleRow[],
  viewer: Viewer,
  promos: Promos | undefined,
): ModuleRow[] {
  return rows.filter(
    ({ audience, promo }) =>
      SEEN_BY[viewer].includes(audience) && (!promos || !promo || promos[promo].enabled),
  );
}

/** The result of an address for a viewer. */
export type Access =
  | 'open'
  /** A visitor logs in first (S2.14). */
  | 'login'
  /** A trial account sees that a real one is needed (S4.9, S6.3). */
  | 'realAccount'
  /** Non-agents go to the agents' login (S2.13). */
  | 'agentLogin'
  /** A logged-in player continues to their destination. */
  | 'onward';

const ACCESS: Record<Audience, Record<Viewer, Access>> = {
  everyone: { visitor: 'open', trial: 'open', member: 'open', agent: 'open' },
  visitor: { visitor: 'open', trial: 'open', member: 'onward', agent: 'onward' },
  player: { visitor: 'login', trial: 'open', member: 'open', agent: 'open' },
  member: { visitor: 'login', trial: 'realAccount', member: 'open', agent: 'open' },
  agent: { visitor: 'agentLogin', trial: 'realAccount', member: 'agentLogin', agent: 'open' },
};

/** Whether `viewer` may open a row, and the redirect if not. */
export const accessTo = ({ audience }: ModuleRow, viewer: Viewer): Access =>
  ACCESS[audience][viewer];

/** The audience of a row at an address with the query `search`. */
export function audienceAt(
  { audience, opensToAll, openWith }: ModuleRow,
  search: string,
): Audience {
  const opened = openWith && new URLSearchParams(search).get(openWith.name) === openWith.value;
  return opensToAll || opened ? 'everyone' : audience;
}

/** The rows that have an entry at `place`, in order. */
export function rowsAt(rows: readonly ModuleRow[], place: Place): ModuleRow[] {
  return rows.filter((row) => row.places.includes(place));
}

/** Normalises an address as the router does: without case or a trailing slash. */
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** The row with the route or alias `path`; paths have no language prefix. */
export function rowOf(rows: readonly ModuleRow[], path: string): ModuleRow | undefined {
  const asked = plain(path);
  return rows.find((row) =>
    [row.route, ...(row.aliases ?? [])].some((route) => plain(route) === asked),
  );
}

/** The game category that a row's screen shows, if it is one of games. */
export function categoryOf(row: ModuleRow): GameCategory | undefined {
  return row.shows ?? row.category;
}

/** The name of the component in a screen's file: `LobbyScreen` of `lobby/LobbyScreen`. */
export function componentName(screen: string): string {
  return screen.slice(screen.indexOf('/') + 1);
}

/** The message namespace of a screen's feature: `lobby` of `lobby/LobbyScreen`. */
export function featureOf(screen: string): string {
  return screen.slice(0, screen.indexOf('/'));
}
