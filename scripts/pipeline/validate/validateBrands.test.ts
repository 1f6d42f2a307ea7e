import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, parseJsonFile } from '../jsonFile.ts';
import { type BrandSource, readBrand } from '../readBrand.ts';
import { resolveBrand } from '../resolve.ts';
import { loadContext } from './context.ts';
import { diagnosticsIn, ID, type Scratch, scratch } from './invalidFixtures/scratch.fixture.ts';
import { manifestDiagnostics, validateBrand } from './validateBrands.ts';

/** A second valid brand beside the first, sharing only what `change` leaves the same. */
async function twin(brand: Scratch, id: string): Promise<void> {
  await cp(brand.path('.'), join(brand.brandsDir, id), { recursive: true });
}

const source = (value: unknown, text = JSON.stringify(value)): BrandSource => ({
  id: ID,
  dir: '/nowhere',
  manifest: parseJsonFile('brand.json', text),
  tokens: {},
  locales: {},
  pages: {},
  assets: [],
  unexpected: [],
});

describe('validateBrands', () => {
  it('finds no errors in a brand created by `new`', async () => {
    expect(await diagnosticsIn((await scratch()).brandsDir)).toEqual([]);
  });

  it.each(['JPY', 'KWD'])('finds no errors in a brand whose currency is %s', async (currency) => {
    const brand = await scratch();
    await brand.set('brand.json', { market: { currency, currencySymbol: currency } });
    expect(await diagnosticsIn(brand.brandsDir)).toEqual([]);
  });

  it('reports merchant codes (S1.6) and domains that two brands use, at the second one', async () => {
    const brand = await scratch();
    await twin(brand, 'twin-brand');
    await brand.set('../twin-brand/brand.json', { id: 'twin-brand', name: 'Twin' });
    const diagnostics = await diagnosticsIn(brand.brandsDir);
    const file = `${brand.brandsDir}/twin-brand/brand.json`;
    expect(diagnostics).toEqual([
      expect.objectContaining({
        file,
        line: 6,
        rule: 'merchant-code-taken',
        text: '"GOODBRAND01"',
      }),
      expect.objectContaining({
        file,
        line: 8,
        rule: 'domain-taken',
        text: '"good-brand.example"',
      }),
    ]);
    expect(diagnostics[0]?.reason).toContain(`${brand.brandsDir}/${ID}/brand.json:6`);
  });

  it('reports every error in every file and brand in one run', async () => {
    const brand = await scratch();
    await twin(brand, 'broken-brand');
    await brand.write('../broken-brand/brand.json', '{ "id": }');
    await brand.set('brand.json', {
      'market.timeZone': 'Mars/Olympus',
      'market.minimumAge': 7,
      'modules.vipp': true,
      merchantCode: undefined,
    });
    await brand.set('locales/en.json', { 'app.nonsense': 'x' });
    await brand.write('tokens/dark.json', '{,}');
    await brand.set('tokens/light.json', { 'color.focus': { $value: 'blue' } });
    await brand.remove('assets/icon.svg');
    const rules = (await diagnosticsIn(brand.brandsDir)).map(
      ({ file, rule }) => `${file.replace(`${brand.brandsDir}/`, '')} ${rule}`,
    );
    expect(rules.sort()).toEqual([
      'broken-brand/brand.json schema',
      'broken-brand/brand.json schema',
      'broken-brand/brand.json schema',
      'broken-brand/brand.json schema',
      'broken-brand/brand.json schema',
      'broken-brand/brand.json syntax',
      'good-brand/brand.json asset-missing',
      'good-brand/brand.json schema',
      'good-brand/brand.json schema',
      'good-brand/brand.json schema',
      'good-brand/brand.json time-zone',
      'good-brand/locales/en.json message-unknown',
      'good-brand/tokens/dark.json syntax',
      'good-brand/tokens/light.json schema',
    ]);
  });
});

describe('validateBrand', () => {
  it('never throws for any JSON or any text', async () => {
    const context = await loadContext();
    const inputs = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(inputs, async (text) => {
        const diagnostics = await validateBrand(source(undefined, text), context);
        expect(diagnostics.length).toBeGreaterThan(0);
        for (const { line, column } of diagnostics)
          expect(Math.min(line, column)).toBeGreaterThan(0);
      }),
    );
  });

  it('never throws for a manifest with any value replaced', async () => {
    const context = await loadContext();
    const good = JSON.parse(await (await scratch()).read('brand.json'));
    const whole = resolveBrand(good);
    const keys = Object.keys(whole);
    const change = fc.tuple(fc.constantFrom(...keys), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(change, async ([key, value]) => {
        await validateBrand(source({ ...whole, [key]: value }), context);
      }),
    );
  });

  it('accepts a manifest with any valid values', async () => {
    const context = await loadContext();
    const brand = await scratch();
    const read = await readBrand(brand.brandsDir, ID);
    const good: unknown = read.manifest.value;
    if (!isObject(good)) throw new Error('The good brand has no manifest.');
    const sound = fc.record({
      name: fc.stringMatching(/^[A-Z][a-z]{1,30}$/),
      merchantCode: fc.stringMatching(/^[A-Z0-9]{4,16}$/),
      market: fc.record({
        minimumAge: fc.integer({ min: 18, max: 25 }),
        timeZone: fc.constantFrom('Asia/Dhaka', 'UTC', 'Asia/Kolkata'),
        grouping: fc.constantFrom('lakh', 'thousand'),
      }),
      themes: fc
        .constantFrom('dark', 'light')
        .map((theme) => ({ default: theme, available: [theme] })),
      modules: fc.dictionary(fc.constantFrom('vip', 'agent', 'recents'), fc.boolean()),
      support: fc.record({ agentHours: fc.string({ minLength: 1, maxLength: 20 }) }),
    });
    await fc.assert(
      fc.asyncProperty(sound, async (values) => {
        const text = JSON.stringify({ ...good, ...values });
        const manifest = parseJsonFile('brand.json', text);
        expect(await validateBrand({ ...read, manifest }, context)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the diagnostics of a manifest', () => {
  it('are empty for a manifest with every default filled in', async () => {
    const good = JSON.parse(await (await scratch()).read('brand.json'));
    const text = JSON.stringify(resolveBrand(good));
    expect(manifestDiagnostics(parseJsonFile('brand.json', text))).toEqual([]);
  });
});
