import { describe, expect, it } from 'vitest';
import { menus } from '#src/platform/endpoints/games/games.fixture.ts';
import { matchingVendors } from './matchingVendors.ts';

const found = (text: string) =>
  matchingVendors(menus, text).map(({ card, category }) => `${card.displayName}, ${category}`);

describe('the vendors that a search finds', () => {
  it('contain the text in their name, in any case, in each of their categories', () => {
    expect(found(' vendor 2')).toEqual(['Vendor 2, Slots', 'Vendor 2, Live', 'Vendor 2, Sports']);
  });

  it('are sorted with those that begin with the text first', () => {
    const [slots] = menus;
    if (!slots) throw new Error('The fixture has no slots.');
    const named = (displayName: string) =>
      ({ ...slots.cards[0], displayName, nodeName: displayName }) as never;
    const cards = [named('Golden Reel'), named('Reel Kings')];
    const order = matchingVendors([{ ...slots, cards }], 'reel').map(
      ({ card }) => card.displayName,
    );
    expect(order).toEqual(['Reel Kings', 'Golden Reel']);
  });

  it('are also found by code and English name: an exact code first, then those that begin with the text', () => {
    const [slots] = menus;
    if (!slots) throw new Error('The fixture has no slots.');
    const coded = (vassalage: string, displayName: string, nodeName = displayName) =>
      ({ ...slots.cards[0], vassalage, displayName, nodeName }) as never;
    const cards = [
      coded('PP', 'Pragmatic'),
      coded('JAG', 'Jaguar'),
      coded('WM', 'Age of Wins'),
      coded('AG', 'এশিয়া গেমিং', 'Asia Gaming'),
    ];
    const order = matchingVendors([{ ...slots, cards }], 'ag').map(({ card }) => card.vassalage);
    expect(order).toEqual(['AG', 'WM', 'PP', 'JAG']);
    const [asia] = matchingVendors([{ ...slots, cards }], 'asia');
    expect(asia?.card.vassalage).toBe('AG');
  });

  it('are six at most, and none for a blank text', () => {
    expect(found('vendor')).toHaveLength(6);
    expect(found('  ')).toEqual([]);
  });
});
