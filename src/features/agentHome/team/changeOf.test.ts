import { expect, it } from 'vitest';
import { changeOf } from './changeOf.ts';

it('compares a figure with the previous period, in per cent (S2.17)', () => {
  expect(changeOf('1200.00', '1000.00')).toEqual({ direction: 'up', percent: 20 });
  expect(changeOf(3, 4)).toEqual({ direction: 'down', percent: 25 });
});

it('has no percentage after zero or a loss, or without a change', () => {
  expect(changeOf('-500.00', '-1000.00')).toEqual({ direction: 'up', percent: undefined });
  expect(changeOf('-5.00', '10.00')).toEqual({ direction: 'down', percent: undefined });
  expect(changeOf('10.00', '0.00')).toEqual({ direction: 'up', percent: undefined });
  expect(changeOf('0.00', '0.00')).toEqual({ direction: 'level', percent: undefined });
});
