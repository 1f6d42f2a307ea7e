import { accountRows } from '#src/modules/rows/account.ts';
import { agentRows } from '#src/modules/rows/agent.ts';
import { gameRows } from '#src/modules/rows/games.ts';
import { helpRows } from '#src/modules/rows/help.ts';
import { rewardRows } from '#src/modules/rows/rewards.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** Every screen of the product, once. The order of the rows is that of the menus. */
export const registry: readonly ModuleRow[] = [
  ...gameRows,
  ...rewardRows,
  ...helpRows,
  ...agentRows,
  ...accountRows,
];

/** The parts of the menu, in its order; each is named by the message `menu.<id>` of the shell. */
const MENU_GROUPS = [
  { id: 'games', rows: gameRows },
  { id: 'rewards', rows: rewardRows },
  { id: 'agent', rows: agentRows },
  { id: 'account', rows: accountRows },
  { id: 'help', rows: helpRows },
] as const;

/** A part of the menu, with the rows that it shows. */
export interface MenuGroup {
  id: (typeof MENU_GROUPS)[number]['id'];
  rows: readonly ModuleRow[];
}

/** Some rows by the part of the menu that each is in. */
export const grouped = (rows: readonly ModuleRow[]): MenuGroup[] =>
  MENU_GROUPS.map(({ id, rows: own }) => ({ id, rows: rows.filter((row) => own.includes(row)) }));

/** The screen of an address that no row knows. */
export const NOT_FOUND_SCREEN = 'notFound/NotFoundScreen';

/** The screens that take the place of the whole site, by what the platform says (S1.7, S4.1). */
export const STATUS_SCREENS = {
  maintenance: 'status/MaintenanceScreen',
  regionBlocked: 'status/RegionBlockedScreen',
} as const;

/** What is announced above the page, once a session (S4.10). */
export const ANNOUNCEMENT_SCREEN = 'announcements/AnnouncementScreen';

/** What a player on a break is told on every page. */
export const BREAK_SCREEN = 'protection/BreakBannerScreen';

/** What asks for a player's word on new terms, above every page. */
export const TERMS_SCREEN = 'termsChange/TermsChangeScreen';

/** What asks whether visits may be counted, and counts them; brands without a Google tag do not have it. */
export const CONSENT_SCREEN = 'cookies/ConsentScreen';

/** Screens of every brand that no row leads to. */
export const SYSTEM_SCREENS: readonly string[] = [
  NOT_FOUND_SCREEN,
  ANNOUNCEMENT_SCREEN,
  BREAK_SCREEN,
  TERMS_SCREEN,
  ...Object.values(STATUS_SCREENS),
];
