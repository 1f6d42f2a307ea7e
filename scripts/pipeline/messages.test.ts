import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { firstNamespaces } from '#src/modules/firstMessages.ts';
import { messagesIn, readCatalogue } from './messages.ts';

const catalogue = {
  en: {
    lobby: { title: 'Games', more: { label: 'More', hint: 'See all' } },
    app: { name: 'Site' },
  },
  bn: { lobby: { title: 'গেম', more: { label: 'আরও' } } },
};

describe('the messages of a brand', () => {
  it('override those of the language, which override those in English', () => {
    const own = { lobby: { more: { label: 'সব' } } };
    expect(messagesIn(catalogue, 'bn', own, 'latn')).toEqual({
      lobby: { title: 'গেম', more: { label: 'সব', hint: 'See all' } },
      app: { name: 'Site' },
    });
  });

  it('do not change the catalogue', () => {
    const before = structuredClone(catalogue);
    messagesIn(catalogue, 'bn', { lobby: { title: 'X' } }, 'native');
    expect(catalogue).toEqual(before);
  });

  it('are the platform’s if the brand has none', () => {
    expect(messagesIn(catalogue, 'en', undefined, 'latn')).toEqual(catalogue.en);
  });
});

describe('the digits of messages (S9.4)', () => {
  const texts = {
    en: { limits: { span: 'From 24 hours to 6 weeks' } },
    bn: { limits: { span: '24 ঘণ্টা থেকে 6 সপ্তাহ', least: 'অন্তত {{n1}}টি, <1>7</1> দিনে; কোড BD24' } },
  };

  it('are the language’s own if the market uses them, while placeholders, tags and codes do not change', () => {
    expect(messagesIn(texts, 'bn', undefined, 'native').limits).toEqual({
      span: '২৪ ঘণ্টা থেকে ৬ সপ্তাহ',
      least: 'অন্তত {{n1}}টি, <1>৭</1> দিনে; কোড BD24',
    });
  });

  it('are Latin if the market uses those, including in the brand’s own messages', () => {
    const own = { limits: { span: '২৪ ঘণ্টা' } };
    expect(messagesIn(texts, 'bn', own, 'latn').limits).toEqual({
      span: '24 ঘণ্টা',
      least: texts.bn.limits.least,
    });
  });

  it('are Latin in a language without other digits', () => {
    expect(messagesIn(texts, 'en', undefined, 'native')).toEqual(texts.en);
  });
});

describe('the message catalogue', () => {
  it('has every namespace that a first view inlines, in English', () => {
    expect(Object.keys(readCatalogue(ROOT).en ?? {})).toEqual(
      expect.arrayContaining(firstNamespaces(null)),
    );
  });
});
