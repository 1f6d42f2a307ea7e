import { expect, it } from 'vitest';
import { dateFormatter } from './dateFormatter.ts';

const MOMENT = Date.UTC(2026, 0, 31, 20);

it('creates one formatter for each locale and options', () => {
  const dhaka = { dateStyle: 'medium', timeZone: 'Asia/Dhaka' } as const;
  expect(dateFormatter('en', dhaka)).toBe(dateFormatter('en', { ...dhaka }));
  expect(dateFormatter('en', dhaka).format(MOMENT)).toBe('Feb 1, 2026');
  expect(dateFormatter('en', { ...dhaka, timeZone: 'UTC' }).format(MOMENT)).toBe('Jan 31, 2026');
  expect(dateFormatter('en-GB', dhaka).format(MOMENT)).toBe('1 Feb 2026');
});
