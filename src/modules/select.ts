import type { GameCategory } from '#src/brand/gameCategory.ts';
import type { Audience, Category, Flags, ModuleRow, Place, Switches } from '#src/modules/types.ts';

/** What a manifest says about its modules. What is left out is off. */
export interface BrandModules {
  modules: Readonly<Partial<Switches>>;
  /** In the order of the game menu. */
  categories: readonly Category[];
}

/** Who is looking; an agent is a member too. */
export type Viewer = Exclude<Audience, 'everyone'>;

const SEEN_BY: Record<Viewer, readonly Audience[]> = {
  visitor: ['everyone', 'visitor'],
  member: ['everyone', 'member'],
  agent: ['everyone', 'member', 'agent'],
};

/** Game categories in the brand's order, in the place of the first of them; all else in the registry's. */
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
 * The rows that a brand can ever show: its manifest has the module and the category. A bundle carries their
 * screens; whitelabel flags do not count here, since the platform may turn each of them on (S3.12).
 */
export function brandRows(rows: readonly ModuleRow[], brand: BrandModules): ModuleRow[] {
  const on = rows.filter((row) => row.switch === undefined || brand.modules[row.switch]);
  return inBrandOrder(on, brand.categories);
}

/**
 * The rows that `viewer` has now: those of the brand whose whitelabel flag is on and whose audience the viewer is.
 * Pass the flags of the platform in `brand.flags` once they are known, for they override the manifest's (S3.11).
 */
export function viewerRows(
  rows: readonly ModuleRow[],
  brand: BrandModules & { flags: Readonly<Partial<Flags>> },
  viewer: Viewer,
): ModuleRow[] {
  return brandRows(rows, brand).filter(
    (row) =>
      SEEN_BY[viewer].includes(row.audience) && (row.flag === undefined || brand.flags[row.flag]),
  );
}

/** The rows that have an entry at `place`, in their order. */
export function rowsAt(rows: readonly ModuleRow[], place: Place): ModuleRow[] {
  return rows.filter((row) => row.places.includes(place));
}

/** Addresses are told apart as the router does it: without case, and without a slash at the end. */
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** The row whose route or alias `path` is; paths carry no language prefix. */
export function rowOf(rows: readonly ModuleRow[], path: string): ModuleRow | undefined {
  return rows.find((row) =>
    [row.route, ...(row.aliases ?? [])].some((route) => plain(route) === plain(path)),
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
