import { expect, it } from 'vitest';
import { bonusesPath, bonusViewOf } from './bonusPaths.ts';

it('keeps state, source and days in the URL (S9.6)', () => {
  const view = { state: 'active', source: 'vip', period: { days: 7 } } as const;
  expect(bonusesPath(view)).toBe('/bonuses?state=active&source=vip&days=7');
  expect(bonusViewOf(new URLSearchParams('state=active&source=vip&days=7'))).toEqual(view);
});

it('ignores unknown filter values', () => {
  expect(bonusesPath(bonusViewOf(new URLSearchParams('state=lost&source=luck')))).toBe('/bonuses');
});
