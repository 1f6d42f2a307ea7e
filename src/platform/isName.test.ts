import { describe, expect, it } from 'vitest';
import { isName } from './isName.ts';

describe('the name of a person', () => {
  it.each([
    'Mitu Rahman',
    'Md. Abdur-Rahim',
    'O’Neill, Sinéad',
    'মোঃ আব্দুর রহিম',
    'মো: র‍্যাচেল ডি’কস্টা',
    'S/O Karim (Raju)',
  ])('may be %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each(['12@@', '01712345678', 'Rahim7', 'রহিম৭', 'me@brand.example', '--', 'A.', ''])(
    'is not %j',
    (text) => {
      expect(isName(text)).toBe(false);
    },
  );
});
