import { accountRows, logoutRows } from '#src/modules/rows/account.ts';
import { agentRows } from '#src/modules/rows/agent.ts';
import { depositRows } from '#src/modules/rows/deposits.ts';
import { gameRows } from '#src/modules/rows/games.ts';
import { helpRows } from '#src/modules/rows/help.ts';
import { rewardRows } from '#src/modules/rows/rewards.ts';
import { withdrawalRows } from '#src/modules/rows/withdrawals.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/** The members' money screens, from deposits to withdrawals. */
const cashierRows = [...depositRows, ...withdrawalRows];

/** Every screen of the product, once. The rows are in menu order; in the account menu (S2.20) help comes after the account. */
export const registry: readonly ModuleRow[] = [
  ...gameRows,
  ...rewardRows,
  ...cashierRows,
  ...accountRows,
  ...helpRows,
  ...agentRows,
  ...logoutRows,
];

/** The account entries that the side menu lists first, in order (S2.21); the others follow as in the account menu. */
const SIDE_ORDER = ['security', 'bets', 'transactions', 'member', 'profit', 'inbox'];

const sidePlace = ({ id }: ModuleRow): number => {
  const place = SIDE_ORDER.indexOf(id);
  return place < 0 ? SIDE_ORDER.length : place;
};

/** The menu groups, in order (S2.21); each is named by the shell's message `menu.<id>`. */
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
  { id: 'leave', rows: logoutRows },
] as const;

/** A menu group, with its rows. */
export interface MenuGroup {
  id: (typeof MENU_GROUPS)[number]['id'];
  rows: readonly ModuleRow[];
}

/** Groups rows by menu part; games keep the given order, which is the brand's, and its own pages are with the help. */
export const grouped = (rows: readonly ModuleRow[]): MenuGroup[] =>
  MENU_GROUPS.map(({ id, rows: own }) => ({
    id,
    rows:
      id === 'games'
        ? rows.filter((row) => own.includes(row))
        : [
            ...own.filter((row) => rows.includes(row)),
            ...(id === 'help' ? rows.filter(({ own: page }) => page) : []),
          ],
  }));

/** The screen of an unknown address. */
export const NOT_FOUND_SCREEN = 'notFound/NotFoundScreen';

/** The screens that replace the whole site, by platform status (S1.7, S4.1). */
export const STATUS_SCREENS = {
  maintenance: 'status/MaintenanceScreen',
  regionBlocked: 'status/RegionBlockedScreen',
} as const;

/** The announcement popup above the page, once a session (S4.10). */
export const ANNOUNCEMENT_SCREEN = 'announcements/AnnouncementPopupScreen';

/** The notice on every page for players on a break. */
export const BREAK_SCREEN = 'protection/BreakBannerScreen';

/** The reminder, on every page, of a deposit that its member has to finish. */
export const WAITING_DEPOSIT_SCREEN = 'waitingDeposit/WaitingDepositScreen';

/** Asks the player to accept new terms, above every page. */
export const TERMS_SCREEN = 'termsChange/TermsChangeScreen';

/** The popup that offers a contract to agents, above every page; brands without agents do not have it (S2.15). */
export const CONTRACT_SCREEN = 'contractPopup/ContractPopupScreen';

/** The consent banner, which also counts visits; brands without a Google tag do not have it. */
export const CONSENT_SCREEN = 'cookies/ConsentScreen';

/** Screens of every brand without a row. */
export const SYSTEM_SCREENS: readonly string[] = [
  NOT_FOUND_SCREEN,
  ANNOUNCEMENT_SCREEN,
  BREAK_SCREEN,
  WAITING_DEPOSIT_SCREEN,
  TERMS_SCREEN,
  ...Object.values(STATUS_SCREENS),
];
