import type { BetOrder, BetState } from '#src/platform/endpoints/records/bets.ts';
import { searchedName } from '#src/platform/searchedName.ts';
import { type GameFilter, gameFilterOf, gameQuery } from '#src/shared/records/gameFilter.ts';
import { periodOf, periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';

/** Where the betting record is (S2.16). */
const BETS_PATH = '/bets';

/** What a bet can be, in the order of the filters. */
export const BET_STATES = ['open', 'settled', 'void'] as const satisfies readonly BetState[];

const SORTS = ['at', 'stake', 'payout', 'net'] as const satisfies readonly BetOrder['sort'][];

/** Which bets the address asks for, in which order, and which one is open. */
export interface BetView extends GameFilter {
  state: BetState | undefined;
  /** A part of the game's name. */
  game: string;
  period: RecordPeriod;
  order: BetOrder;
  /** The number of the bet whose details are shown; null where the address names none that can be read. */
  bet: number | null | undefined;
}

const NEWEST: BetOrder = { sort: 'at', order: 'desc' };

/** What the address says of an order: `stake`, or `-stake` for the largest first. The newest first needs no words. */
const orderText = ({ sort, order }: BetOrder): string => (order === 'desc' ? `-${sort}` : sort);

function orderOf(text: string | null): BetOrder {
  const sort = SORTS.find((known) => known === text || `-${known}` === text);
  return sort ? { sort, order: text === sort ? 'asc' : 'desc' } : NEWEST;
}

function betOf(text: string | null): BetView['bet'] {
  if (text === null) return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** The address of a view. */
export function betsPath({ state, game, period, order, bet, ...games }: BetView): string {
  const sort = orderText(order);
  const query = new URLSearchParams({
    ...(state && { state }),
    ...gameQuery(games),
    ...(game && { game }),
    ...periodQuery(period),
    ...(sort !== orderText(NEWEST) && { sort }),
    ...(typeof bet === 'number' && { bet: String(bet) }),
  });
  return query.size > 0 ? `${BETS_PATH}?${query}` : BETS_PATH;
}

/** What an address asks for; what it does not know narrows nothing. */
export const betViewOf = (query: URLSearchParams): BetView => ({
  state: BET_STATES.find((known) => known === query.get('state')),
  ...gameFilterOf(query),
  game: searchedName(query.get('game') ?? '') ?? '',
  period: periodOf(query),
  order: orderOf(query.get('sort')),
  bet: betOf(query.get('bet')),
});
