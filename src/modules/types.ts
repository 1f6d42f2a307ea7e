import type { GameCategory } from '#src/brand/gameCategory.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import type { IconName } from '#src/ui/icons/names.generated.ts';

/** The audience of a module: everyone, only logged-out visitors, all logged-in players (trial accounts too), members, or agents (S6). */
export type Audience = 'everyone' | 'visitor' | 'player' | 'member' | 'agent';

/** A place where a module has an entry. Entries are in row order. */
export type Place =
  | 'header'
  /** An icon beside the language and theme in the header, from tablets up. */
  | 'tools'
  /** Log in and sign up, in the header of visitors (S2.19). */
  | 'entrance'
  /** The menu of the player's picture (S2.20). */
  | 'accountMenu'
  /** A button beside the player's balance, from tablets up (S2.20). */
  | 'cashier'
  /** Below the wallets in the player's balance panel. */
  | 'wallets'
  /** Beside the player's picture (S2.20). */
  | 'accountBar'
  /** On the account's home page (S2.10). */
  | 'memberCentre'
  /** In the menu of the agent centre (S2.17). */
  | 'agentCentre'
  /** In the agent centre's bar for phones. */
  | 'agentBar'
  | 'sideMenu'
  | 'bottomBar'
  | 'footer';

/**
 * The frame around a screen. `bare`: it has all the room below the header, without side menu, footer and bottom bar (S2.8). `agent`: the
 * header and the menu of the agent centre (S2.17).
 */
type Frame = 'bare' | 'agent';

export type Switches = ResolvedBrand['modules'];
type ModuleSwitch = keyof Switches;
export type Flags = ResolvedBrand['flags'];
export type Category = ResolvedBrand['categories'][number];
type Flag = keyof Flags;
/** The platform's optional offers for each player (S3.5). */
export type Promos = MemberInfo['availablePromo'];

/**
 * One screen of the product. Navigation, routes, guards and the chunks of a bundle are derived from these rows, filtered by the brand's
 * manifest, the platform's whitelabel tree, and the viewer.
 */
export interface ModuleRow {
  id: string;
  /** The path, in the router's syntax. */
  route: string;
  /** Further paths that show the same screen (S2.1). */
  aliases?: readonly string[];
  /** The file of the screen below `src/features/`, without extension: `lobby/LobbyScreen`. */
  screen: string;
  /** The message that names the screen and its entries. */
  label: `modules:${keyof MessageTree['modules']}`;
  /** A shorter name, for the bar of phones, if the first one does not fit in a fifth of 320 px. */
  short?: `modules:${keyof MessageTree['modules']}`;
  /** The icon of its entries. */
  icon: IconName;
  audience: Audience;
  /** The id of the row whose entry in the bar of phones is the current one on this screen too: the wallet on all pages of the cashier. */
  underTab?: string;
  /** The screen is shown above the current page, or above the lobby (S2.2, S2.15). */
  popup?: true;
  /** The frame of the screen; by default the site's. */
  frame?: Frame;
  /** Agents see it in the agent centre's frame. */
  agentFrame?: true;
  /** A query parameter with which everyone may see the screen: a free trial (S2.25). */
  openWith?: { name: string; value: string };
  /** Everyone may open its address, though no entry leads others there. */
  opensToAll?: true;
  places: readonly Place[];
  /**
   * It has its own document in every language, with a head for search engines and shared links; its description is `seo.<id>` of its
   * feature's messages. `whole`: with its first view, prerendered. `head`: around the shell.
   */
  document?: 'whole' | 'head';
  /**
   * The platform's list that the screen starts with. The document requests its first page, and the pictures at its top, before the app has
   * loaded.
   */
  firstList?: 'promotions' | 'games';
  /** Its whole document is cached on the device, to be read offline. */
  offline?: true;
  /** The manifest's switch that must be on. */
  switch?: ModuleSwitch;
  /** A further switch that must be on, for a screen that belongs to two modules. */
  alsoSwitch?: ModuleSwitch;
  /** The whitelabel flag that must be on. */
  flag?: Flag;
  /** The agent policy must be on, too (AGENTPOLICY3, S6.6). */
  policy?: true;
  /** The offer that the player needs for the entry to be shown; visitors see the entry (S2.18). */
  promo?: keyof Promos;
  /** The game category that the brand must have. */
  category?: Category;
  /** Game categories of which the brand must have one, for a screen that is not the page of any. */
  anyCategory?: readonly Category[];
  /** The brand must have a wallet for every vendor: without them there is nothing to transfer between. */
  vendorWallets?: true;
  /** The game category that the screen shows, if not `category` (S2.23). */
  shows?: GameCategory;
  /** The brand's own page that the screen shows. */
  own?: ResolvedBrand['pages']['own'][number];
  /** Message namespaces that the screen's first view needs besides the one of its own feature. */
  namespaces?: readonly string[];
}
