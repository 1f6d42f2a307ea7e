import { expect, it } from 'vitest';
import { maskedPayee } from './maskedPayee.ts';

it('shows the first letter of each word of the real name, and how long none of them is', () => {
  expect(maskedPayee({ realName: 'Nasrin  Akter', nickname: 'Nas' })).toBe('N*** A***');
  expect(maskedPayee({ realName: 'নাসরিন আক্তার', nickname: '' })).toBe('ন*** আ***');
});

it('falls back to the nickname, and never shows a name of one letter', () => {
  expect(maskedPayee({ realName: ' ', nickname: 'Rahim' })).toBe('R***');
  expect(maskedPayee({ realName: 'A', nickname: '' })).toBe('***');
  expect(maskedPayee({ realName: '', nickname: '' })).toBe('***');
});
