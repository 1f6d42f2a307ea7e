import { expect, it } from 'vitest';
import { selectionText } from './selectionText.ts';

it.each([
  ['LOTT', 'big', 'Big', 'বড়'],
  ['ELOTT', '7', 'Number 7', 'সংখ্যা 7'],
  ['RNG', '2.00', '× 2.00', '× 2.00'],
  ['RNG', '2', '× 2.00', '× 2.00'],
  ['LIVE', 'left', 'Left', 'বাম'],
  ['FISH', 'shark', 'Shark', 'হাঙর'],
  [
    ...(['SPORTS', 'KIT-HER:home'] as const),
    ...(['Northbank Kites v Delta Herons: Northbank Kites'] as const),
    ...(['নর্থব্যাংক কাইটস বনাম ডেল্টা হেরনস: নর্থব্যাংক কাইটস'] as const),
  ],
  [
    'SPORTS',
    'KIT-HER:draw',
    'Northbank Kites v Delta Herons: Draw',
    'নর্থব্যাংক কাইটস বনাম ডেল্টা হেরনস: ড্র',
  ],
  ['PVP', '12', '12', '12'],
  ['RNG', '', '', ''],
] as const)('describes a selection of %s, %j, as its game does', (gameType, selection, en, bn) => {
  expect(selectionText({ gameType, selection }, 'en')).toBe(en);
  expect(selectionText({ gameType, selection }, 'bn')).toBe(bn);
});

it('leaves an unknown selection as it is', () => {
  expect(selectionText({ gameType: 'RNG', selection: 'lines-9' }, 'en')).toBe('lines-9');
});
