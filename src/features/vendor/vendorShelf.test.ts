import { expect, it } from 'vitest';
import { menus } from '#src/platform/endpoints/games/games.fixture.ts';
import { vendorShelf } from './vendorShelf.ts';

it('is the vendor’s card in the category of the URL (S4.12)', () => {
  expect(vendorShelf(menus, { vassalage: 'V1', gameType: 'SPORTS' })).toMatchObject({
    vassalage: 'V1',
    gameType: 'SPORTS',
  });
});

it('is that of the vendor’s first category if the URL has none', () => {
  expect(vendorShelf(menus, { vassalage: 'V1', gameType: null })?.gameType).toBe('RNG');
});

it('is undefined for a vendor outside that category of the menu', () => {
  expect(vendorShelf(menus, { vassalage: 'V12', gameType: 'LIVE' })).toBeUndefined();
  expect(vendorShelf(menus, { vassalage: null, gameType: null })).toBeUndefined();
});
