import { expect, it } from 'vitest';
import { eachOnce } from './eachOnce.ts';

it('lists a row that comes again on the next page once, in its place and as it is now', () => {
  const pages = [
    { id: 'c', state: 'open' },
    { id: 'b', state: 'open' },
    { id: 'b', state: 'settled' },
    { id: 'a', state: 'settled' },
  ];
  expect(eachOnce(pages, ({ id }) => id)).toEqual([
    { id: 'c', state: 'open' },
    { id: 'b', state: 'settled' },
    { id: 'a', state: 'settled' },
  ]);
});
