import { expect, it } from 'vitest';
import { targetOf } from './betweenValues.ts';

const from = (source: string) => ({ source, name: undefined, balance: '5.00' });

it('sends a vendor’s funds to the main wallet unless another one is chosen', () => {
  expect(targetOf(from('CQ9'), null)).toBe('main');
  expect(targetOf(from('CQ9'), 'BBIN')).toBe('BBIN');
});

it('leaves the target of the main wallet’s funds open', () => {
  expect(targetOf(from('main'), null)).toBeNull();
  expect(targetOf(from('main'), 'CQ9')).toBe('CQ9');
});

it('never sends funds to the wallet that they come from', () => {
  expect(targetOf(from('main'), 'main')).toBeNull();
  expect(targetOf(from('CQ9'), 'CQ9')).toBe('main');
});
