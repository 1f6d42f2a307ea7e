import { describe, expect, it } from 'vitest';
import { parseJsonFile } from './jsonFile.ts';
import { marketSources, otherSources, siteIdsOf } from './markets.ts';
import type { BrandSource } from './readBrand.ts';
import { resolveBrand } from './resolve.ts';
import { position } from './validate/diagnostic.ts';

const TEXT = `{
  "id": "zephyr",
  "merchantCode": "ZEPHYR01",
  "domains": { "main": "zephyr.example", "alternates": ["www.zephyr.example"] },
  "market": { "grouping": "lakh" },
  "compliance": {
    "mode": "licensed",
    "licences": [{ "authority": "Examplia" }],
    "helpLines": [{ "name": "Help Examplia", "phone": "1" }],
    "markets": { "allow": ["BD"], "deny": ["US"] }
  },
  "categories": ["LIVE", "RNG"],
  "markets": [
    {
      "id": "jp",
      "merchantCode": "ZEPHYRJP",
      "domains": { "main": "jp.zephyr.example" },
      "market": { "currency": "JPY" },
      "compliance": { "markets": { "allow": ["JP"] } },
      "categories": ["RNG"]
    }
  ]
}`;

const manifest = parseJsonFile('brands/zephyr/brand.json', TEXT);
const SOURCE: BrandSource = {
  ...{ id: 'zephyr', dir: '/brands/zephyr', manifest },
  ...{ tokens: {}, locales: {}, pages: {}, assets: [], unexpected: [] },
};

const [market] = marketSources(SOURCE);
const brand = resolveBrand(market?.manifest.value);

describe('a further market', () => {
  it('has its own values over those of the brand', () => {
    expect(brand).toMatchObject({
      id: 'zephyr',
      merchantCode: 'ZEPHYRJP',
      market: { currency: 'JPY', grouping: 'lakh' },
      categories: ['RNG'],
      markets: [],
    });
  });

  it('takes no domain, licence, help line or served country from the brand', () => {
    expect(brand.domains).toEqual({ main: 'jp.zephyr.example', alternates: [] });
    expect(brand.compliance).toMatchObject({
      mode: 'licensed',
      ...{ licences: [], helpLines: [], markets: { allow: ['JP'], deny: [] } },
    });
  });

  it('names the lines of the file for its own values and for those of the brand', () => {
    const lines = [
      ['market', 'currency'],
      ['market', 'grouping'],
      ['categories', 0],
    ].map((path) => market && position(market.manifest, path).line);
    expect(lines).toEqual([18, 5, 20]);
  });

  it('is a site of its own, which knows the others of the brand', () => {
    expect(siteIdsOf('zephyr', manifest)).toEqual(['zephyr', 'zephyr.jp']);
    expect(otherSources(SOURCE).map((other) => other.market?.id)).toEqual(['jp']);
    expect(market && otherSources(market).map((other) => other.manifest)).toEqual([manifest]);
  });
});
