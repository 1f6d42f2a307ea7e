import type { BetOrder, BetState } from '#src/platform/endpoints/records/bets.ts';
import { searchedName } from '#src/platform/searchedName.ts';
import { type GameFilter, gameFilterOf, gameFilterQuery } from '#src/shared/records/gameFilter.ts';
import { periodOf, periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';

/** The path of the betting record (S2.16). */
const BETS_PATH = '/bets';

/** The states of a bet, in the order of the filters. */
export const BET_STATES = ['open', 'settled', 'void'] as const satisfies readonly BetState[];

const SORTS = ['at', 'stake', 'payout', 'net'] as const satisfies readonly BetOrder['sort'][];

/** The view of bets in the address: filters, order, and the open bet. */
export interface BetView extends GameFilter {
  state: BetState | undefined;
  /** Part of the game's name. */
  game: string;
  period: RecordPeriod;
  order: BetOrder;
  /** The number of the bet whose details are open; null if the address cannot be parsed. */
  bet: number | null | undefined;
}

const NEWEST: BetOrder = { sort: 'at', order: 'desc' };

/** An order as text in the address: `stake`, or `-stake` for the largest first. The default, newest first, is left out. */
const orderText = ({ sort, order }: BetOrder): string => (order === 'desc' ? `-${sort}` : sort);

function orderOf(text: string | null): BetOrder {
  const sort = SORTS.find((known) => known === text || `-${known}` === text);
  return sort ? { sort, order: text === sort ? 'asc' : 'desc' } : NEWEST;
}

function betOf(text: string | null): BetView['bet'] {
  if (text === null) return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** The address of a view of bets. */
export function betsPath({ state, game, period, order, bet, ...games }: BetView): string {
  const sort = orderText(order);
  const query = new URLSearchParams({
    ...(state && { state }),
    ...gameFilterQuery(games),
    ...(game && { game }),
    ...periodQuery(period),
    ...(sort !== orderText(NEWEST) && { sort }),
    ...(typeof bet === 'number' && { bet: String(bet) }),
  });
  return query.size > 0 ? `${BETS_PATH}?${query}` : BETS_PATH;
}

/** The view that an address asks for; unknown values are ignored. */
export const betViewOf = (query: URLSearchParams): BetView => ({
  state: BET_STATES.find((known) => known === query.get('state')),
  ...gameFilterOf(query),
  game: searchedName(query.get('game') ?? '') ?? '',
  period: periodOf(query),
  order: orderOf(query.get('sort')),
  bet: betOf(query.get('bet')),
});
