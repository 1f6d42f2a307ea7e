import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCli } from './brandCli.fixture.ts';

/** The command line with a valid brand and an invalid one. */
async function broken() {
  const shop = await brandCli();
  await shop.make('good');
  await shop.make('bad');
  const path = join(shop.dir, 'bad/brand.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"Bad"', '"Bad", "colour": 1'));
  return shop;
}

describe('check', () => {
  it('exits with 1 and reports the place of an error', async () => {
    const { dir, out, brand } = await broken();
    expect(await brand('check')).toBe(1);
    expect(out.join('\n')).toContain(`${dir}/bad/brand.json:5:18`);
    expect(out.at(-1)).toBe('1 problem in 1 file; 2 brands checked.');
  });

  it('checks only the named brands', async () => {
    const { out, brand } = await broken();
    expect(await brand('check', 'good')).toBe(0);
    expect(out).toEqual(['1 brand checked: all fine.']);
  });

  it('prints JSON on request', async () => {
    const { brand, said } = await broken();
    expect(await brand('check', '--json')).toBe(1);
    expect(said()).toMatchObject({
      ok: false,
      checked: ['bad', 'good'],
      diagnostics: [{ line: 5 }],
    });
  });

  it('reports a conflict with another brand even if one brand is checked alone', async () => {
    const { dir, out, brand, make } = await broken();
    await make('late', '--merchant-code', 'BAD01X');
    const path = join(dir, 'good/brand.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('GOOD01', 'BAD01X'));
    expect(await brand('check', 'good')).toBe(1);
    expect(out.join()).toMatch(/already belongs to .*late/);
  });

  it('warns about a security.txt that expires soon, and passes', async () => {
    const { dir, out, brand, make, said } = await brandCli();
    await make('one');
    const path = join(dir, 'one/brand.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    const security = { contacts: ['mailto:security@one.example'], expires: '2026-03-20' };
    await writeFile(path, JSON.stringify({ ...manifest, security }, null, 2));
    expect(await brand('check')).toBe(0);
    expect(out.join('\n')).toMatch(new RegExp(`${dir}/one/brand.json:\\d+:\\d+ .*2026-03-20`));
    expect(out.join('\n')).toContain('expires in 17 days');
    expect(out.at(-1)).toBe('1 brand checked: no mistakes.');
    expect(await brand('check', '--json')).toBe(0);
    const warnings = [{ rule: 'security-expiry', file: `${dir}/one/brand.json` }];
    expect(said()).toMatchObject({ ok: true, diagnostics: [], warnings });
  });

  it('exits with 2 for a missing brand or folder', async () => {
    const { dir, err, brand } = await broken();
    expect(await brand('check', 'god')).toBe(2);
    expect(err.join()).toMatch(/no brand "god": did you mean "good"/);
    expect(await brand('list', '--brands', join(dir, 'none'))).toBe(2);
  });
});

describe('list, show and diff', () => {
  it('lists the brands in columns', async () => {
    const { out, brand, make } = await brandCli();
    await make('one');
    await make('two-more');
    expect(await brand('list')).toBe(0);
    const [head, first] = out.join('\n').split('\n');
    expect(head?.indexOf('MERCHANT')).toBe(first?.indexOf('ONE01'));
  });

  it('lists an unreadable brand, and exits with 1', async () => {
    const { dir, err, brand, make } = await brandCli();
    await make('one');
    await writeFile(join(dir, 'one/brand.json'), '{');
    expect(await brand('list')).toBe(1);
    expect(err.join()).toMatch(/one cannot be read/);
  });

  it('shows the source of each value', async () => {
    const { dir, out, brand, make, said } = await brandCli();
    await make('one');
    expect(await brand('show', 'one', '--explain')).toBe(0);
    expect(out.join('\n')).toMatch(new RegExp(`^name +"One" +${dir}/one/brand.json:5$`, 'm'));
    expect(out.join('\n')).toMatch(/^market\.currency +"BDT" +default$/m);
    expect(out.join('\n')).toMatch(
      /^branding\.look\.cards .* +default +game cards shaped by the kind/m,
    );
    expect(out.join('\n')).toMatch(/^branding\.look\.icons .* +default +icons of thin lines/m);
    await brand('show', 'one', '--explain', '--json');
    const row = { path: 'market.minimumAge', value: 18, origin: { from: 'default' } };
    expect(said()).toContainEqual(row);
  });

  it('shows the differences between two brands, including tokens', async () => {
    const { out, brand, make, said } = await brandCli();
    await make('one', '--primary', '#c2185b');
    await make('two', '--primary', '#00838f');
    expect(await brand('diff', 'one', 'two', '--json')).toBe(0);
    const { manifest, tokens } = said();
    expect(manifest).toContainEqual({ path: 'name', a: 'One', b: 'Two' });
    expect(tokens.map((row: { path: string }) => row.path)).toContain('dark.color.accent.base');
    expect(await brand('diff', 'one', 'one')).toBe(0);
    expect(out).toEqual(['one and one do not differ.']);
  });

  it('shows long values from where they begin to differ', async () => {
    const { out, brand, make } = await brandCli();
    await make('one');
    await make('two');
    await brand('diff', 'one', 'two');
    const banners = out.join('\n').match(/^banners\..*$/gm) ?? [];
    expect(banners.length).toBeGreaterThan(1);
    for (const row of banners) {
      const [, a, b] = row.split(/ {2,}/);
      expect(a).not.toBe(b);
    }
    expect(banners[0]).toMatch(/ …[^…]*One[^…]*… +…[^…]*Two[^…]*…$/);
  });

  it('exits with 2 for wrong usage and with 0 for help', async () => {
    const { out, err, brand } = await brandCli();
    expect(await brand('shwo', 'one')).toBe(2);
    expect(err.join()).toMatch(/unknown command 'shwo'/);
    expect(await brand('show')).toBe(2);
    expect(await brand('--help')).toBe(0);
    expect(out.join()).toMatch(/Make, check, list/);
  });
});
