import { describe, expect, it } from 'vitest';
import { numberFault, transactionNumberOf } from './transactionNumber.ts';

describe('transactionNumberOf', () => {
  it.each([
    [' 9f3k 22x1 ', '9F3K22X1'],
    ['৯F৩K২২X১', '9F3K22X1'],
    ['\u200e9F3K22X1\u200b', '9F3K22X1'],
    ['tx-1234', 'TX-1234'],
    ['９ｆ３Ｋ－22x1', '9F3K-22X1'],
  ])('reads “%s” as %s', (typed, number) => {
    expect(transactionNumberOf(typed)).toBe(number);
  });
});

describe('numberFault', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['abc', 'invalid'],
    ['a---', 'invalid'],
    ['9f-3k', undefined],
    ['9F3K 22X1', undefined],
    ['9F3K/22X1', 'invalid'],
    ['A'.repeat(41), 'invalid'],
  ])('finds “%s” to be %s', (typed, fault) => {
    expect(numberFault(typed)).toBe(fault);
  });
});
