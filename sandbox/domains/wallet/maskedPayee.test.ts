import { expect, it } from 'vitest';
import { maskedPayee } from './maskedPayee.ts';

it('a masked name shows the first letter of each word of the real name, and hides their lengths', () => {
  expect(maskedPayee({ realName: 'Nasrin  Akter', nickname: 'Nas' })).toBe('N*** A***');
  expect(maskedPayee({ realName: 'নাসরিন আক্তার', nickname: '' })).toBe('ন*** আ***');
});

it('a masked name falls back to the nickname, and never shows a one-letter name', () => {
  expect(maskedPayee({ realName: ' ', nickname: 'Rahim' })).toBe('R***');
  expect(maskedPayee({ realName: 'A', nickname: '' })).toBe('***');
  expect(maskedPayee({ realName: '', nickname: '' })).toBe('***');
});
