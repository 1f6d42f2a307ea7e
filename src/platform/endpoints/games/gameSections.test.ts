import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import {
  gameSections,
  sectionAt,
  sectionPath,
  sectionVendors,
} from '#src/platform/endpoints/games/gameSections.ts';

const TYPES = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'] as const;
type GameType = (typeof TYPES)[number];

const card = (
  vassalage: string,
  gameType: GameType,
  gameClassify: VendorCard['gameClassify'],
): VendorCard => ({
  nodeId: 1,
  nodeName: vassalage,
  displayName: vassalage,
  vassalage,
  gameType,
  gameClassify,
  isGame: true,
  showIcon: '/art/vendors/x.svg',
  games: 3,
});

const menu = (gameType: GameType, cards: VendorCard[]): MenuCategory => ({
  gameType,
  title: gameType,
  gameClassify: [],
  cards,
});

const slots = (count: number) =>
  menu(
    'RNG',
    Array.from({ length: count }, (_, at) => card(`V${at}`, 'RNG', ['Slots', 'Crash'])),
  );

describe('gameSections', () => {
  it('splits esports and cockfights off sports, and puts them after it (S2.23)', () => {
    const sports = menu('SPORTS', [
      card('IBC', 'SPORTS', ['Sportsbook', 'Esports']),
      card('SV', 'SPORTS', ['Cockfight']),
    ]);
    const sections = gameSections(
      ['SPORTS', 'LIVE'],
      [sports, menu('LIVE', [card('AG', 'LIVE', [])])],
    );
    expect(sections).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LIVE']);
  });

  it('shows MXWIN only with more than 10 slot vendors (S2.23)', () => {
    expect(gameSections(['RNG'], [slots(10)])).toEqual(['RNG']);
    expect(gameSections(['RNG'], [slots(11)])).toEqual(['RNG', 'MXWIN']);
  });

  it('shows the categories of the manifest until the platform has answered', () => {
    expect(gameSections(['SPORTS', 'RNG'], undefined)).toEqual(['SPORTS', 'RNG']);
  });

  it('keeps the brand’s order and leaves out categories without vendors (S2.23)', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...TYPES]),
        fc.uniqueArray(fc.constantFrom(...TYPES)),
        (categories, filled) => {
          const menus = filled.map((type) => menu(type, [card('V', type, ['Sportsbook'])]));
          const sections = gameSections(categories, menus);
          expect(sections).toEqual(categories.filter((category) => filled.includes(category)));
        },
      ),
    );
  });
});

describe('sectionVendors', () => {
  it('gives a vendor with esports and a sportsbook to both (S2.23)', () => {
    const menus = [menu('SPORTS', [card('IBC', 'SPORTS', ['Sportsbook', 'Esports'])])];
    expect(sectionVendors('SPORTS', menus)).toHaveLength(1);
    expect(sectionVendors('ESPORTS', menus)).toHaveLength(1);
    expect(sectionVendors('COCKFIGHT', menus)).toHaveLength(0);
  });
});

describe('the path of a section', () => {
  it('names the vendor as vassalage (S2.5)', () => {
    expect(sectionPath('RNG', 'CQ9')).toBe('/rng?vassalage=CQ9');
    expect(sectionPath('MXWIN', 'A&B')).toBe('/rng?classify=Crash&vassalage=A%26B');
    expect(sectionPath('LIVE')).toBe('/live');
  });

  it('maps back to its section', () => {
    expect(sectionAt('RNG', 'Crash')).toBe('MXWIN');
    expect(sectionAt('SPORTS', 'Cockfight')).toBe('COCKFIGHT');
    expect(sectionAt('LIVE', 'Crash')).toBe('LIVE');
    expect(sectionAt('RNG', null)).toBe('RNG');
  });
});
