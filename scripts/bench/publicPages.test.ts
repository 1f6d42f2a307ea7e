import { beforeAll, describe, expect, it } from 'vitest';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { documentRows } from '#scripts/pipeline/site/routes.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { pageName, publicPages } from './publicPages.ts';

describe('publicPages', () => {
  let brands: ResolvedBrand[];
  beforeAll(async () => {
    brands = (await readMerchants('brands')).map(({ brand }) => brand);
  });

  it('measures every public route in each language in which a brand has it', () => {
    const measured = new Set(publicPages(brands).map(({ route, language }) => language + route));
    const known = brands.flatMap((brand) =>
      documentRows(brand).flatMap(({ route }) =>
        brand.languages.supported.map((language) => language + route),
      ),
    );
    expect(measured).toEqual(new Set(known));
  });

  it('measures pages of every brand, and each home page in all its languages', () => {
    const homes = publicPages(brands).filter(({ route }) => route === '/');
    expect(homes).toHaveLength(
      brands.reduce((sum, { languages }) => sum + languages.supported.length, 0),
    );
    expect(new Set(publicPages(brands).map(({ brand }) => brand)).size).toBe(brands.length);
  });

  it('filters the pages by all requested parts', () => {
    const names = publicPages(brands, { only: ['/help', ' bn '] }).map(pageName);
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.includes('/help') && name.includes(' bn '))).toBe(true);
  });

  it('names the parts that no page has', () => {
    expect(() => publicPages(brands, { only: ['/typo', ' bn '] })).toThrow(
      'no public page with "/typo" and " bn "',
    );
  });
});
