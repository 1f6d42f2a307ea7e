import { describe, expect, it } from 'vitest';
import { shownNameFault } from './shownName.ts';

const faultOf = (text: string) => shownNameFault(text, { name: 'Lucky Bay' });

describe('a name that is shown to others', () => {
  it.each(['Rahim B', 'র‍্যাব রহিম', 'Badminton fan', 'José 7', '😀😀', 'agent01', 'Lucky7', '১২৩'])(
    'is unchanged: %s',
    (text) => expect(faultOf(text)).toBeUndefined(),
  );

  it.each([
    ...['Rahim\u202e', '\u200b\u200c', '\u3164\u3164', 'Rahim\nUddin', 'agent\u00ad01', '\u2800'],
    ...['. - .', '\u0301\u0301'],
  ])('is rejected if it has invisible or misleading characters: %j', (text) => {
    expect(faultOf(text)).toBe('characters');
  });

  it.each([
    ...[
      'Customer Service',
      'customer_care',
      'ADMIN',
      'a d m i n',
      'Adm1n',
      'Ｓｕｐｐｏｒｔ',
      'Súpport',
    ],
    ...['Moderator 2', 'team-admin', 'Lucky Bay', 'luckybay official', 'LuckyBay'],
    ...['গ্রাহক সেবা', 'গ্রাহকসেবা', 'কাস্টমার কেয়ার', 'এডমিন', 'মডারেটর রহিম', 'অ‍্যাডমিন'],
  ])('is rejected if it imitates staff: %s', (text) => {
    expect(faultOf(text)).toBe('staff');
  });
});
