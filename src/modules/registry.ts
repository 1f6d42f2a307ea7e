import { accountRows, leaveRows } from '#src/modules/rows/account.ts';
import { agentRows } from '#src/modules/rows/agent.ts';
import { gameRows } from '#src/modules/rows/games.ts';
import { helpRows } from '#src/modules/rows/help.ts';
import { rewardRows } from '#src/modules/rows/rewards.ts';
import { walletRows } from '#src/modules/rows/wallet.ts';
import { withdrawalRows } from '#src/modules/rows/withdrawals.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** What members do with their money, from deposits to being paid. */
const cashierRows = [...walletRows, ...withdrawalRows];

/** Every screen of the product, once. The order of the rows is that of the menus; in the account menu (S2.20) help comes after the account. */
export const registry: readonly ModuleRow[] = [
  ...gameRows,
  ...rewardRows,
  ...cashierRows,
  ...accountRows,
  ...helpRows,
  ...agentRows,
  ...leaveRows,
];

/** The account's entries that the side menu names first, in its order (S2.21); the others follow as the account menu has them. */
const SIDE_ORDER = ['security', 'bets', 'transactions', 'member', 'profit', 'inbox'];

const sidePlace = ({ id }: ModuleRow): number => {
  const place = SIDE_ORDER.indexOf(id);
  return place < 0 ? SIDE_ORDER.length : place;
};

/** The parts of the menu, in its order (S2.21); each is named by the message `menu.<id>` of the shell. */
const MENU_GROUPS = [
  { id: 'wallet', rows: cashierRows },
  { id: 'rewards', rows: rewardRows },
  {
    id: 'account',
    rows: [...accountRows].sort((one, other) => sidePlace(one) - sidePlace(other)),
  },
  { id: 'agent', rows: agentRows },
  { id: 'games', rows: gameRows },
  { id: 'help', rows: helpRows },
  { id: 'leave', rows: leaveRows },
] as const;

/** A part of the menu, with the rows that it shows. */
export interface MenuGroup {
  id: (typeof MENU_GROUPS)[number]['id'];
  rows: readonly ModuleRow[];
}

/** Some rows by the part of the menu that each is in; games in the order in which they are given, which is the brand's. */
export const grouped = (rows: readonly ModuleRow[]): MenuGroup[] =>
  MENU_GROUPS.map(({ id, rows: own }) => ({
    id,
    rows:
      id === 'games'
        ? rows.filter((row) => own.includes(row))
        : own.filter((row) => rows.includes(row)),
  }));

/** The screen of an address that no row knows. */
export const NOT_FOUND_SCREEN = 'notFound/NotFoundScreen';

/** The screens that take the place of the whole site, by what the platform says (S1.7, S4.1). */
export const STATUS_SCREENS = {
  maintenance: 'status/MaintenanceScreen',
  regionBlocked: 'status/RegionBlockedScreen',
} as const;

/** What is announced above the page, once a session (S4.10). */
export const ANNOUNCEMENT_SCREEN = 'announcements/AnnouncementScreen';

/** The notice that players on a break see on every page. */
export const BREAK_SCREEN = 'protection/BreakBannerScreen';

/** The reminder, on every page, of a deposit that waits for its member. */
export const WAITING_DEPOSIT_SCREEN = 'waitingDeposit/WaitingDepositScreen';

/** What asks for a player's word on new terms, above every page. */
export const TERMS_SCREEN = 'termsChange/TermsChangeScreen';

/** What shows agents a contract that is offered to them, above every page; brands without agents do not have it (S2.15). */
export const CONTRACT_SCREEN = 'contractPopup/ContractPopupScreen';

/** What asks whether visits may be counted, and counts them; brands without a Google tag do not have it. */
export const CONSENT_SCREEN = 'cookies/ConsentScreen';

/** Screens of every brand that no row leads to. */
export const SYSTEM_SCREENS: readonly string[] = [
  NOT_FOUND_SCREEN,
  ANNOUNCEMENT_SCREEN,
  BREAK_SCREEN,
  WAITING_DEPOSIT_SCREEN,
  TERMS_SCREEN,
  ...Object.values(STATUS_SCREENS),
];
