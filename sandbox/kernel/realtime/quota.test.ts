import { expect, it } from 'vitest';
import { createSocketQuota } from './quota.ts';

const LIMITS = { total: 4, perAddress: 3, nameless: 3, namelessPerAddress: 2 };

it('the quota limits connections by address and in total, and more strictly those that are not logged in', () => {
  const quota = createSocketQuota(LIMITS);
  const [first, second] = [quota.enter('one'), quota.enter('one')];
  expect(quota.enter('one')).toBeUndefined();
  first?.named();
  second?.named();
  const third = quota.enter('one');
  third?.named();
  expect(quota.hasRoom('one')).toBe(false);
  expect(quota.enter('other')).toBeDefined();
  expect(quota.hasRoom('another')).toBe(false);
  third?.leave();
  expect(quota.hasRoom('one')).toBe(true);
});
