import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { BrandContext } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { useFormat } from '#src/i18n/useFormat.ts';

/** What a page in a direction shows of some figures. */
function shown(direction: 'ltr' | 'rtl'): string {
  const brand = {
    market: { currencySymbol: '৳', grouping: 'thousand', numerals: 'latn', timeZone: 'UTC' },
    languages: { facts: { qaa: { name: 'Made up', direction } } },
  } as unknown as PageBrand;
  const i18n = createInstance();
  void i18n.init({ lng: 'qaa', initAsync: false, resources: {} });
  function Figures() {
    const format = useFormat();
    const figures = [
      format.amount('-5'),
      format.shortAmount(200),
      format.shortAmount(-1200),
      format.count(-5),
      format.count(5),
    ];
    return figures.join(' ');
  }
  const figures = createElement(I18nextProvider, { i18n }, createElement(Figures));
  return renderToStaticMarkup(createElement(BrandContext, { value: brand }, figures));
}

it('isolates figures with a sign or symbol, without a word after them, in languages written from right to left alone', () => {
  expect(shown('ltr')).toBe('−৳5.00 ৳200 −৳1.2K −5 5');
  expect(shown('rtl')).toBe(
    '\u2066−৳5.00\u2069 \u2066৳200\u2069 \u2066−৳1.2\u2069K \u2066−5\u2069 5',
  );
});
