import { describe, expect, it } from 'vitest';
import { basename, fitsAddress } from '#src/app/readPage.ts';

const brand = {
  languages: { default: 'en', supported: ['en', 'bn'] },
  modules: {},
  flags: {},
  categories: ['RNG'],
  wallet: { single: true },
} as const;

const page = (prerendered: string | null, language = 'en') => ({ brand, language, prerendered });

describe('fitsAddress', () => {
  it.each(['/', '/index', '/index.html', '/home', '/Home/'])(
    'accepts the prerendered lobby for %s (S2.1)',
    (path) => {
      expect(fitsAddress(page('/'), path)).toBe(true);
    },
  );

  it.each(['/bn', '/bn/', '/bn/home'])('accepts the lobby of another language for %s', (path) => {
    expect(fitsAddress(page('/', 'bn'), path)).toBe(true);
  });

  it('accepts the not-found page for a path of no module', () => {
    expect(fitsAddress(page('404'), '/nowhere')).toBe(true);
    expect(fitsAddress(page('404'), '/live')).toBe(true);
    expect(fitsAddress(page('404', 'bn'), '/bn/nowhere')).toBe(true);
  });

  it('rejects the markup of another route or language, and of the shell', () => {
    expect(fitsAddress(page('/'), '/rng')).toBe(false);
    expect(fitsAddress(page('404'), '/rng')).toBe(false);
    expect(fitsAddress(page('/', 'bn'), '/bnx')).toBe(false);
    expect(fitsAddress(page(null), '/rng')).toBe(false);
  });
});

describe('basename', () => {
  it('is the prefix of the language, and the root for the default one', () => {
    expect(basename(page('/'))).toBe('/');
    expect(basename(page('/', 'bn'))).toBe('/bn');
  });
});
