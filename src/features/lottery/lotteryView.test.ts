import { describe, expect, it } from 'vitest';
import { lotteries } from './lotteries.fixture.ts';
import { lotteryView } from './lotteryView.ts';

const NOTHING = { gameCode: null, prizeMode: null };
const viewOf = (asked: Partial<typeof NOTHING> | object, usual?: 'LOTT' | 'ELOTT') => {
  const view = lotteryView(lotteries().slice(0, 3), { ...NOTHING, ...asked }, usual);
  return view && { mode: view.mode, chosen: view.chosen.gameCode, shown: view.lotteries.length };
};

describe('the view of a lottery page', () => {
  it('shows the lottery in the URL, with others of its prize mode (S2.7, S4.15)', () => {
    const view = viewOf({ gameCode: 'LOTT-0002' }, 'ELOTT');
    expect(view).toEqual({ mode: 'LOTT', chosen: 'LOTT-0002', shown: 2 });
  });

  it('shows the prize mode in the URL, or the usual one (S4.15)', () => {
    const ofElott = { mode: 'ELOTT', chosen: 'LOTT-0030', shown: 1 };
    expect(viewOf({ prizeMode: 'ELOTT' }, 'LOTT')).toEqual(ofElott);
    expect(viewOf({}, 'ELOTT')).toEqual(ofElott);
  });

  it('shows the first lottery if the URL names none that exists', () => {
    const first = { mode: 'LOTT', chosen: 'LOTT-0001', shown: 2 };
    expect(viewOf({ gameCode: 'GONE-0001', prizeMode: 'ZY' })).toEqual(first);
  });

  it('is undefined without lotteries', () => {
    expect(lotteryView([], NOTHING, 'LOTT')).toBeUndefined();
  });
});
