import { expect, it } from 'vitest';
import { leftToRight, withSignsKept } from './bidi.ts';

const value = (text: string) => `\u2068${text}\u2069`;

it.each(['18+', '5%', '3×', '+5', '−5', '-5', '0.25%', '+12.5%', '1,000+'])(
  'keeps the signs of %s on their side within a text written from right to left',
  (figure) => {
    expect(withSignsKept(`א ${figure}, ב`)).toBe(`א ${leftToRight(figure)}, ב`);
    expect(withSignsKept(`א (${figure}).`)).toBe(`א (${leftToRight(figure)}).`);
    expect(withSignsKept(figure)).toBe(leftToRight(figure));
  },
);

it.each([
  `${value('5')}%`,
  `+${value('18')}`,
  `−${value(leftToRight('৳500.00'))}`,
  `${value('٣')}×`,
])('keeps the signs beside a value: %j', (figure) => {
  expect(withSignsKept(`א ${figure} ב`)).toBe(`א ${leftToRight(figure)} ב`);
});

it('keeps the signs of each of several figures, up to the end of a sentence', () => {
  expect(withSignsKept('0% א 5%.')).toBe(`${leftToRight('0%')} א ${leftToRight('5%')}.`);
});

it.each([
  'א 5 ב.',
  'credit-5',
  '1998-04-23',
  `א ${value('5')} ב`,
  'א + ב',
  `${value('א')}%`,
  '<1>א</1>',
])('leaves a text without signed figures as it is: %j', (text) => {
  expect(withSignsKept(text)).toBe(text);
});

it('leaves what is isolated already, so that a message within a message is isolated once', () => {
  for (const text of ['א 5% ב', `א −${value('5')}`]) {
    expect(withSignsKept(withSignsKept(text))).toBe(withSignsKept(text));
  }
});
