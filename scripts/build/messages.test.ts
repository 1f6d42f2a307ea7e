import { describe, expect, it } from 'vitest';
import { firstNamespaces } from '#src/modules/firstMessages.ts';
import { messagesIn, readCatalogue } from './messages.ts';
import { ROOT } from './paths.ts';

const catalogue = {
  en: {
    lobby: { title: 'Games', more: { label: 'More', hint: 'See all' } },
    app: { name: 'Site' },
  },
  bn: { lobby: { title: 'গেম', more: { label: 'আরও' } } },
};

describe('the messages of a brand', () => {
  it('are its own over those of the language, over those in English', () => {
    const own = { lobby: { more: { label: 'সব' } } };
    expect(messagesIn(catalogue, 'bn', own)).toEqual({
      lobby: { title: 'গেম', more: { label: 'সব', hint: 'See all' } },
      app: { name: 'Site' },
    });
  });

  it('leave the catalogue as it is', () => {
    const before = structuredClone(catalogue);
    messagesIn(catalogue, 'bn', { lobby: { title: 'X' } });
    expect(catalogue).toEqual(before);
  });

  it('are those of the platform where the brand has none', () => {
    expect(messagesIn(catalogue, 'en', undefined)).toEqual(catalogue.en);
  });
});

describe('the catalogue', () => {
  it('has every namespace that a first view inlines, in English', () => {
    expect(Object.keys(readCatalogue(ROOT).en ?? {})).toEqual(
      expect.arrayContaining(firstNamespaces(null)),
    );
  });
});
