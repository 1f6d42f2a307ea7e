import type { AnyHandler } from 'msw';
import type { Bet } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';

const bet = (betId: number, rest: Partial<Bet> = {}): Bet => ({
  betId,
  roundId: `round-${betId}`,
  gameCode: 'CQ9-0417',
  displayName: 'Monsoon Drums',
  vassalage: 'CQ9',
  vendorName: 'CQ9',
  gameType: 'RNG',
  selection: '',
  stake: '20.00',
  validStake: '20.00',
  bonusStake: '0.00',
  payout: '35.00',
  net: '15.00',
  state: 'settled',
  at: '2026-03-02T14:05:00.000Z',
  settledAt: '2026-03-02T14:05:09.000Z',
  ...rest,
});

/** Bets in every state, the newest first. */
const BETS: readonly Bet[] = [
  bet(4, {
    ...{ state: 'open', validStake: '0.00', payout: '0.00', net: null, settledAt: null },
    ...{ displayName: 'Padma Draw', gameCode: 'LOTT-0001', vassalage: 'LOTT', vendorName: 'Draws' },
    ...{ gameType: 'LOTT', selection: 'Big', stake: '50.00' },
  }),
  bet(3, { payout: '0.00', net: '-20.00', bonusStake: '12.50' }),
  bet(2, { state: 'void', validStake: '0.00', payout: '20.00', net: '0.00' }),
  bet(1, { displayName: 'River of Lanterns' }),
];

/** The record of these bets, filtered by state and name, two per page; the totals differ from their sum, so that adding them up fails. */
export const betRecord = (asked: URLSearchParams[] = []): AnyHandler =>
  answers('getBets', ({ searchParams }) => {
    asked.push(searchParams);
    const state = searchParams.get('state');
    const name = (searchParams.get('gameName') ?? '').toLowerCase();
    const found = BETS.filter(
      (one) =>
        (state === null || one.state === state) && one.displayName.toLowerCase().includes(name),
    );
    const from = 2 * (Number(searchParams.get('pageNo') ?? 1) - 1);
    return {
      bets: found.slice(from, from + 2),
      totals: {
        ...{ bets: 73, stake: '4310.00', validStake: '4290.00', payout: '4100.50', net: '-209.50' },
        running: { bets: 3, stake: '150.00' },
      },
      totalPages: Math.ceil(found.length / 2),
      total: found.length,
    };
  });
