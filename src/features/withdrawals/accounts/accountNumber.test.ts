import { expect, it } from 'vitest';
import { accountNumber, fitsKind } from './accountNumber.ts';

it('formats account numbers as the platform accepts them', () => {
  expect(accountNumber('mobile-wallet', '০১৭১২-345 678')).toBe('01712345678');
  expect(accountNumber('mobile-wallet', '\u202d+880 1712-345678\u202c')).toBe('+8801712345678');
  expect(accountNumber('bank', 'gb29 nwbk 6016')).toBe('GB29NWBK6016');
  expect(accountNumber('crypto', ' TAbc ')).toBe('TAbc');
});

it('validates the numbers of each kind', () => {
  expect(
    ['01712345678', '+8801712345678', '0171234', '01712x45678'].map((typed) =>
      fitsKind('mobile-wallet', typed),
    ),
  ).toEqual([true, true, false, false]);
  expect(['123456', '12345', '1234_6'].map((typed) => fitsKind('bank', typed))).toEqual([
    true,
    false,
    false,
  ]);
  expect(
    ['T'.repeat(26), 'T'.repeat(25), 'T'.repeat(65)].map((typed) => fitsKind('crypto', typed)),
  ).toEqual([true, false, false]);
});
