import { expect, it } from 'vitest';
import { onePerLoad } from './onePerLoad.ts';

const LOADS = 200;
const origins = () => ['https://one.example', 'https://two.example', 'https://three.example'];

it('an origin stays the same for the whole page load (S9.5)', () => {
  const list = origins();
  const first = onePerLoad(list);
  expect(list).toContain(first);
  for (let again = 0; again < LOADS; again += 1) expect(onePerLoad(list)).toBe(first);
});

it('every origin of the list is used by some page loads (S9.5)', () => {
  const seen = new Set(Array.from({ length: LOADS }, () => onePerLoad(origins())));
  expect([...seen].sort()).toEqual(origins().sort());
});

it('a list without origins has none', () => {
  expect(onePerLoad([])).toBeUndefined();
});

it('an origin that the document has used is kept (S9.5)', () => {
  globalThis.liveryFirstList = { url: '', pictureOrigin: 'https://two.example' };
  const seen = new Set(Array.from({ length: LOADS }, () => onePerLoad(origins())));
  globalThis.liveryFirstList = undefined;
  expect([...seen]).toEqual(['https://two.example']);
});
