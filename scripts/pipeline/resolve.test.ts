import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonFile } from './jsonFile.ts';
import { explainBrand, resolveBrand } from './resolve.ts';

const manifest = {
  id: 'scratch',
  name: 'Scratch',
  merchantCode: 'SCRATCH1',
  domains: { main: 'scratch.example' },
  compliance: { mode: 'play-money' },
};

describe('resolveBrand', () => {
  it('fills in the default of every missing object', () => {
    const brand = resolveBrand(manifest);
    expect(brand.market.currency).toBe('BDT');
    expect(brand.compliance.markets).toEqual({ allow: [], deny: [] });
    expect(brand.registration.mobile.mobileNum.enabled).toBe(true);
  });

  it('merges a field rule with the default of its field (S3.7)', () => {
    const brand = resolveBrand({
      ...manifest,
      registration: { username: { password: { minLength: 12 } } },
    });
    expect(brand.registration.username.password).toMatchObject({ minLength: 12, maxLength: 20 });
    expect(brand.registration.mobile.password.minLength).toBe(8);
  });

  it('replaces arrays and fills in the defaults of their items', () => {
    const alt = { en: 'Welcome' };
    const brand = resolveBrand({
      ...manifest,
      categories: ['PVP'],
      banners: { w_home: [{ image: 'assets/a.svg', alt }] },
    });
    expect(brand.categories).toEqual(['PVP']);
    expect(brand.banners.w_home).toEqual([{ image: 'assets/a.svg', alt, linkageType: 'none' }]);
  });

  it('shares no objects between brands', () => {
    resolveBrand(manifest).categories.pop();
    expect(resolveBrand(manifest).categories).toHaveLength(7);
  });

  it('never throws, and is idempotent, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const once = resolveBrand(value);
        expect(resolveBrand(once)).toEqual(once);
      }),
    );
  });
});

describe('explainBrand', () => {
  const text = JSON.stringify({ ...manifest, themes: { default: 'light' } }, null, 2);
  const explained = explainBrand(parseJsonFile('brands/scratch/brand.json', text));
  const at = (path: string) => explained.find((value) => value.path.join('.') === path);

  it('names the line of the manifest that sets a value', () => {
    const line = text.split('\n').findIndex((row) => row.includes('"light"')) + 1;
    const origin = { from: 'brand', file: 'brands/scratch/brand.json', line };
    expect(at('themes.default')).toMatchObject({ value: 'light', origin });
  });

  it('names the schema if the manifest does not set it', () => {
    expect(at('market.timeZone')).toMatchObject({
      value: 'Asia/Dhaka',
      origin: { from: 'default' },
    });
  });
});
