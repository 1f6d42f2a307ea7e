import { describe, expect, it } from 'vitest';
import { menus } from '#src/platform/endpoints/games/games.fixture.ts';
import { lotteries } from './lotteries.fixture.ts';
import { lotteriesOn, MAIN_PAGE, SEA_PAGE, usualPrizeMode, VN_PAGE } from './lotteryPages.ts';

const codesOn = (page: Parameters<typeof lotteriesOn>[0]) =>
  lotteriesOn(page, lotteries()).map(({ gameCode }) => gameCode);

describe('a page of lotteries', () => {
  it('has the lotteries of its vendor, and the main page all others (S2.7)', () => {
    expect(codesOn(VN_PAGE)).toEqual(['TCG_LOTTO_VN-0001']);
    expect(codesOn(SEA_PAGE)).toEqual(['TCG_SEA-0001']);
    expect(codesOn(MAIN_PAGE)).toEqual(['LOTT-0001', 'LOTT-0002', 'LOTT-0030']);
  });
});

describe('the usual prize mode', () => {
  const [slots] = menus;
  const menuOf = (gameType: 'LOTT' | 'ELOTT', vassalage: string) =>
    slots
      ? [{ ...slots, gameType, cards: slots.cards.map((card) => ({ ...card, vassalage })) }]
      : [];

  it('is ELOTT if TCG_LOTTO_VN or LOTT is among the e-lotteries (S4.15)', () => {
    expect(usualPrizeMode(menuOf('ELOTT', 'TCG_LOTTO_VN'))).toBe('ELOTT');
    expect(usualPrizeMode(menuOf('ELOTT', 'LOTT'))).toBe('ELOTT');
  });

  it('is LOTT otherwise (S4.15)', () => {
    expect(usualPrizeMode(menuOf('LOTT', 'LOTT'))).toBe('LOTT');
    expect(usualPrizeMode(menuOf('ELOTT', 'V9'))).toBe('LOTT');
    expect(usualPrizeMode([])).toBe('LOTT');
  });
});
