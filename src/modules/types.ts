import type { GameCategory } from '#src/brand/gameCategory.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import type { IconName } from '#src/ui/icons/names.generated.ts';

/** Who may see a module: everyone, only logged-out visitors, members, or agents (S6). */
export type Audience = 'everyone' | 'visitor' | 'member' | 'agent';

/** Where a module shows an entry. The order of an entry is the order of its row. */
export type Place = 'header' | 'sideMenu' | 'bottomBar' | 'footer';

export type Switches = ResolvedBrand['modules'];
type ModuleSwitch = keyof Switches;
export type Flags = ResolvedBrand['flags'];
export type Category = ResolvedBrand['categories'][number];
type Flag = keyof Flags;

/**
 * One screen of the product. Navigation, routes, guards and the chunks of a bundle are derived from these
 * rows, filtered by the brand's manifest, the platform's whitelabel tree, and who is looking.
 */
export interface ModuleRow {
  id: string;
  /** The path, in the syntax of the router. */
  route: string;
  /** Further paths that show the same screen (S2.1). */
  aliases?: readonly string[];
  /** The file of the screen below `src/features/`, without its ending: `lobby/LobbyScreen`. */
  screen: string;
  /** The message that names the screen and its entries. */
  label: `modules:${keyof MessageTree['modules']}`;
  /** The icon of its entries. */
  icon: IconName;
  audience: Audience;
  places: readonly Place[];
  /** The manifest's switch that must be on. */
  switch?: ModuleSwitch;
  /** The whitelabel flag that must be on. */
  flag?: Flag;
  /** The game category that the brand must carry. */
  category?: Category;
  /** The game category that the screen shows, where that is another than `category` (S2.23). */
  shows?: GameCategory;
  /** Message namespaces that the screen's first view needs besides the one of its own feature. */
  namespaces?: readonly string[];
}
