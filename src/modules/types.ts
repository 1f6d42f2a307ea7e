import type { GameCategory } from '#src/brand/gameCategory.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import type { IconName } from '#src/ui/icons/names.generated.ts';

/**
 * Who may see a module: everyone, only logged-out visitors, whoever is logged in, trial accounts among them, members, or
 * agents (S6).
 */
export type Audience = 'everyone' | 'visitor' | 'player' | 'member' | 'agent';

/** Where a module shows an entry. The order of an entry is the order of its row. */
export type Place =
  | 'header'
  /** An icon beside the language and theme in the header, from the tablet on. */
  | 'tools'
  /** The ways into an account, in the header of visitors (S2.19). */
  | 'entrance'
  /** Behind the picture of the player (S2.20). */
  | 'accountMenu'
  /** Beside the balance of the player, as a button, from the tablet on (S2.20). */
  | 'cashier'
  /** Below the wallets behind the balance of the player. */
  | 'wallets'
  /** Beside the picture of the player (S2.20). */
  | 'accountBar'
  /** On the page that is the home of an account (S2.10). */
  | 'memberCentre'
  /** In the menu of the agent centre (S2.17). */
  | 'agentCentre'
  /** In the bar of phones that the agent centre has. */
  | 'agentBar'
  | 'sideMenu'
  | 'bottomBar'
  | 'footer';

/**
 * What is around a screen. `bare`: it has all the room below the header, without side menu, footer and bottom bar (S2.8). `agent`: the
 * header and the menu of the agent centre (S2.17).
 */
type Frame = 'bare' | 'agent';

export type Switches = ResolvedBrand['modules'];
type ModuleSwitch = keyof Switches;
export type Flags = ResolvedBrand['flags'];
export type Category = ResolvedBrand['categories'][number];
type Flag = keyof Flags;
/** What the platform may offer to each player or not (S3.5). */
export type Promos = MemberInfo['availablePromo'];

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
  /** A shorter name, for the bar of phones, where the first one would not fit in a fifth of 320 px. */
  short?: `modules:${keyof MessageTree['modules']}`;
  /** The icon of its entries. */
  icon: IconName;
  audience: Audience;
  /** The screen is drawn above the page that was on show, or above the lobby (S2.2, S2.15). */
  popup?: true;
  /** The frame that the screen is drawn in; that of the site where it is left out. */
  frame?: Frame;
  /** Agents see it in the frame of their centre. */
  agentFrame?: true;
  /** A parameter of the query with which everyone may see the screen: a free trial (S2.25). */
  openWith?: { name: string; value: string };
  places: readonly Place[];
  /**
   * It has a document of its own in every language, with a head for search engines and shared links; its description is
   * `seo.<id>` of its feature's messages. `whole`: with its first view, prerendered. `head`: around the shell.
   */
  document?: 'whole' | 'head';
  /**
   * The platform's list that the screen begins with. The document asks for its first page, and for the pictures at its top,
   * before the app is there.
   */
  firstList?: 'promotions' | 'games';
  /** Its whole document is kept on the device, to be read without a connection. */
  offline?: true;
  /** The manifest's switch that must be on. */
  switch?: ModuleSwitch;
  /** A further switch that must be on, for a screen that belongs to two modules. */
  alsoSwitch?: ModuleSwitch;
  /** The whitelabel flag that must be on. */
  flag?: Flag;
  /** The agent policy must be on, too (AGENTPOLICY3, S6.6). */
  policy?: true;
  /** What the platform must offer to the player whose menus lead there; visitors see the entry (S2.18). */
  promo?: keyof Promos;
  /** The game category that the brand must carry. */
  category?: Category;
  /** Game categories of which the brand must carry one, for a screen that is not the page of any. */
  anyCategory?: readonly Category[];
  /** The brand must keep a wallet for every vendor: without them there is nothing to transfer between. */
  vendorWallets?: true;
  /** The game category that the screen shows, where that is another than `category` (S2.23). */
  shows?: GameCategory;
  /** Message namespaces that the screen's first view needs besides the one of its own feature. */
  namespaces?: readonly string[];
}
