import { expect, it } from 'vitest';
import { sectionVendors } from './gameSections.ts';
import { menus } from './games.fixture.ts';
import { vendorPathInSection } from './vendorPathInSection.ts';

const entryOf = (section: 'RNG' | 'MXWIN' | 'LIVE') => {
  const [card] = sectionVendors(section, menus);
  return card && vendorPathInSection(section, card);
};

it('a vendor leads where its card says (S4.12)', () => {
  expect(entryOf('RNG')).toBe('/rng?vassalage=V1');
  expect(entryOf('LIVE')).toBe('/vendor?vassalage=V1&gameType=LIVE');
});

it('a vendor among the crash games leads to its crash games (S2.23)', () => {
  expect(entryOf('MXWIN')).toBe('/rng?classify=Crash&vassalage=V1');
});
