import { expect, it } from 'vitest';
import { sectionVendors } from './gameSections.ts';
import { menus } from './games.fixture.ts';
import { vendorPathInSection } from './vendorPathInSection.ts';

const entryOf = (section: 'RNG' | 'MXWIN' | 'LIVE') => {
  const [card] = sectionVendors(section, menus);
  return card && vendorPathInSection(section, card);
};

it('a vendor has the target of its card (S4.12)', () => {
  expect(entryOf('RNG')).toBe('/rng?vassalage=V1');
  expect(entryOf('LIVE')).toBe('/vendor?vassalage=V1&gameType=LIVE');
});

it('a vendor in the crash games section links to its crash games (S2.23)', () => {
  expect(entryOf('MXWIN')).toBe('/rng?classify=Crash&vassalage=V1');
});
