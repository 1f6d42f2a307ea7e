import type { Lottery, PrizeMode } from '#src/platform/contract.generated.ts';
import type { MenuCategory } from '#src/platform/endpoints/games/gameMenus.ts';

/** A page of lotteries (S2.7): those of one vendor, or those of all vendors that have no page of their own. */
export interface LotteryPage {
  path: '/lottery' | '/vnLottery' | '/seaLottery';
  /** The message of its title. */
  title: 'title.all' | 'title.vn' | 'title.sea';
  /** The prize mode to request, if the page has only one. */
  prizeMode?: PrizeMode;
  vassalage?: string;
}

export const VN_PAGE = {
  path: '/vnLottery',
  title: 'title.vn',
  prizeMode: 'ELOTT',
  vassalage: 'TCG_LOTTO_VN',
} as const satisfies LotteryPage;

export const SEA_PAGE = {
  path: '/seaLottery',
  title: 'title.sea',
  prizeMode: 'SEA',
  vassalage: 'TCG_SEA',
} as const satisfies LotteryPage;

export const MAIN_PAGE = { path: '/lottery', title: 'title.all' } as const satisfies LotteryPage;

const OWN_PAGES: readonly string[] = [VN_PAGE.vassalage, SEA_PAGE.vassalage];

/** The lotteries that a page shows. */
export const lotteriesOn = ({ vassalage }: LotteryPage, lotteries: readonly Lottery[]): Lottery[] =>
  lotteries.filter((one) =>
    vassalage === undefined ? !OWN_PAGES.includes(one.vassalage) : one.vassalage === vassalage,
  );

/** The prize mode of a merchant's lotteries (S4.15): that of e-lotteries if its menu has one of these vendors. */
export function usualPrizeMode(menus: readonly MenuCategory[]): PrizeMode {
  const cards = menus.find(({ gameType }) => gameType === 'ELOTT')?.cards ?? [];
  return cards.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT')
    ? 'ELOTT'
    : 'LOTT';
}
