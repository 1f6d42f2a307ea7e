import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashTree } from '#scripts/pipeline/hash.ts';
import { asFirstVersion } from '#scripts/pipeline/versions/firstVersion.fixture.ts';
import { brandCli } from './brandCli.fixture.ts';

/** The command line with a brand of the first version. */
async function first() {
  const shop = await brandCli();
  await shop.make('first');
  const folder = join(shop.dir, 'first');
  asFirstVersion(folder);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return { ...shop, folder, read, hash: () => hashTree(shop.dir, ['first']) };
}

describe('migrate', () => {
  it('carries a folder of the first version forward, and says what becomes different', async () => {
    const { out, brand, read } = await first();
    expect(await brand('check')).toBe(0);
    expect(out.join('\n')).toMatch(/first\/brand\.json:1:1\n.*version 1 .*\n.*migrate first/);
    expect(await brand('migrate', 'first')).toBe(0);
    const said = out.join('\n');
    expect(said).toContain('first: version 1 to 2');
    expect(said).toMatch(
      /platform\.payloadKeys +"\/wps\/system\/keys" +"\/wps\/system\/payloadKeys"/,
    );
    expect(said).toMatch(/base\.font\.leading\.bengali\.\$value +1\.7 +–/);
    expect(said).toMatch(/en\.deposit\.report\.submit +– +"Money is on its way"/);
    expect(said).toContain('Wrote 3 files of first: tokens/base.json, locales/en.json, brand.json');
    expect(read('brand.json')).toMatch(/^ {2}"\$schema": .*,\n {2}"schemaVersion": 2,\n {2}"id"/m);
    expect(JSON.parse(read('locales/en.json')).agentCentre).toEqual({ title: 'The team room' });
    expect(await brand('check')).toBe(0);
    expect(out).toEqual(['1 brand checked: all fine.']);
    expect(await brand('migrate', '--all')).toBe(0);
    expect(out).toEqual(['first is of version 2 already.']);
  });

  it('writes nothing with --dry-run', async () => {
    const { out, brand, hash, dir } = await first();
    const before = hash();
    expect(await brand('migrate', '--all', '--dry-run')).toBe(0);
    expect(out.at(-1)).toMatch(/Would write 3 files of first/);
    expect(hash()).toBe(before);
    expect(readdirSync(dir)).toEqual(['first']);
  });

  it('keeps comments and the order of lines, and reports the comments as mistakes', async () => {
    const { out, brand, read, folder } = await first();
    const path = join(folder, 'brand.json');
    const text = read('brand.json').replace('"name"', '// as on the licence\n  "name"');
    writeFileSync(path, text);
    expect(await brand('migrate', 'first')).toBe(1);
    expect(out.join('\n')).toMatch(/Left for you to mend:[\s\S]*JSON has no comments/);
    const stamped = text.replace('"id"', '"schemaVersion": 2,\n  "id"');
    expect(read('brand.json')).toBe(stamped.replace('system/keys', 'system/payloadKeys'));
  });

  it('writes no brand if one of them cannot be carried', async () => {
    const { out, brand, make, dir, hash } = await first();
    await make('later');
    const path = join(dir, 'later/brand.json');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('"schemaVersion": 2', '"schemaVersion": 7'),
    );
    const before = hash();
    expect(await brand('migrate', '--all')).toBe(1);
    expect(out.join('\n')).toMatch(
      /later\/brand\.json:3:20\s+7[\s\S]*version 7 .*versions 1 and 2/,
    );
    expect(out.at(-1)).toBe('Nothing was written.');
    writeFileSync(path, '{ "id": }');
    expect(await brand('migrate', '--all')).toBe(1);
    expect(out.join('\n')).toContain('A value is missing here');
    expect(hash()).toBe(before);
  });

  it.each(['[]', 'null', '42', '"x"', '{ "schemaVersion": null }', '{ "schemaVersion": "2" }'])(
    'writes nothing where a manifest is %s',
    async (text) => {
      const { out, brand, folder, hash } = await first();
      writeFileSync(join(folder, 'brand.json'), text);
      const before = hash();
      expect(await brand('migrate', 'first')).toBe(1);
      expect(out[0]).toMatch(/first\/brand\.json:1:\d+ [\s\S]*(object|whole number)/);
      expect(out.at(-1)).toBe('Nothing was written.');
      expect(hash()).toBe(before);
    },
  );

  it('exits with 2 if no brand is named or a named one does not exist', async () => {
    const { err, brand } = await first();
    expect(await brand('migrate')).toBe(2);
    expect(err.join()).toMatch(/--all/);
    expect(await brand('migrate', 'frist')).toBe(2);
    expect(err.join()).toMatch(/did you mean "first"/);
  });

  it('answers in JSON on request', async () => {
    const { brand, said } = await first();
    expect(await brand('migrate', '--all', '--json')).toBe(0);
    expect(said()).toMatchObject({
      version: 2,
      written: true,
      brands: [{ id: 'first', problems: [], left: [], stages: [{ from: 1, to: 2 }] }],
    });
  });
});
