import { expect, it } from 'vitest';
import { dateInOrder, dateOrder } from './dateOrder.ts';

it.each([
  ['BD', 'day', '23/04/1998'],
  ['GB', 'day', '23/04/1998'],
  ['US', 'month', '04/23/1998'],
  ['JP', 'year', '1998-04-23'],
])('dates in %s begin with the %s', (country, order, written) => {
  expect(dateOrder(country)).toBe(order);
  expect(dateInOrder('1998-04-23', dateOrder(country))).toBe(written);
});
