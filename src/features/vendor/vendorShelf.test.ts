import { expect, it } from 'vitest';
import { menus } from '#src/platform/endpoints/games/games.fixture.ts';
import { vendorShelf } from './vendorShelf.ts';

it('is the vendor’s card in the category that the address names (S4.12)', () => {
  expect(vendorShelf(menus, { vassalage: 'V1', gameType: 'SPORTS' })).toMatchObject({
    vassalage: 'V1',
    gameType: 'SPORTS',
  });
});

it('is that of the first category with the vendor, where the address names none', () => {
  expect(vendorShelf(menus, { vassalage: 'V1', gameType: null })?.gameType).toBe('RNG');
});

it('is undefined for a vendor that the menu does not list there', () => {
  expect(vendorShelf(menus, { vassalage: 'V12', gameType: 'LIVE' })).toBeUndefined();
  expect(vendorShelf(menus, { vassalage: null, gameType: null })).toBeUndefined();
});
