import { describe, expect, it } from 'vitest';
import { parseJsonFile } from '../jsonFile.ts';
import { renamed } from '../versions/changes.ts';
import { newestOf, STEPS } from '../versions/steps.ts';
import { upgraded } from '../versions/upgraded.ts';
import { diagnosticLine } from './diagnostic.ts';
import { diagnosticsIn, scratch } from './invalidFixtures/scratch.fixture.ts';
import { noVersion, oldVersion, unreadVersion } from './schemaVersion.ts';

const manifest = (text: string) => parseJsonFile('brands/x/brand.json', text);

/** A third version, so that the first is too old. */
const THREE = [
  ...STEPS,
  { to: 3, title: 'Third', files: /^brand\.json$/, changes: [renamed(['a'], ['b'])] },
];

describe('a folder of another version', () => {
  it('is refused by its place and in words, and by nothing else, if it is of the future', async () => {
    const brand = await scratch();
    await brand.set('brand.json', { schemaVersion: 99, colour: 1 });
    const found = await diagnosticsIn(brand.brandsDir);
    expect(found).toEqual([
      expect.objectContaining({ line: 3, column: 20, rule: 'schema-version' }),
    ]);
    expect(found[0]?.reason).toBe(
      'The folder is written for version 99 of the schema, and this Livery reads versions 1 and 2.',
    );
    expect(found[0]?.suggestion).toMatch(/install .* newer/);
  });

  it('is refused with the command that carries it, if it is older than the last two', () => {
    const [found, ...more] = unreadVersion(manifest('{\n  "id": "x"\n}'), 'x', THREE);
    expect(more).toEqual([]);
    expect(found && diagnosticLine(found)).toBe(
      'brands/x/brand.json:1:1  The folder is written for version 1 of the schema, which is not read any more: this Livery reads versions 2 and 3.  run `npm run brand -- migrate x`',
    );
    expect(upgraded('brand.json', manifest('{"a":1}'), 1, THREE).value).toEqual({ a: 1 });
  });

  it('is read, and named with the same command, if it is of the version before', () => {
    const [found] = oldVersion(manifest('{\n  "schemaVersion": 2\n}'), 'x', THREE);
    expect(found).toMatchObject({ line: 2, column: 20, text: '2' });
    expect(found?.suggestion).toBe('run `npm run brand -- migrate x`');
    const read = upgraded('brand.json', manifest('{"schemaVersion":2,"a":1}'), 2, THREE);
    expect(read.value).toEqual({ schemaVersion: 3, b: 1 });
  });

  it('of the current version gets neither', () => {
    const current = manifest(`{"schemaVersion":${newestOf(STEPS)}}`);
    expect([...unreadVersion(current, 'x'), ...oldVersion(current, 'x')]).toEqual([]);
  });

  it('has its mistakes at the lines of the file as it is written', async () => {
    const brand = await scratch();
    const text =
      '{\n  "deposit": {\n    "tell": {\n      "submit": ""\n    }\n  },\n  "lobby": { "no": "" }\n}';
    await brand.write('locales/en.json', text);
    await brand.set('brand.json', { schemaVersion: 1 });
    const found = await diagnosticsIn(brand.brandsDir);
    expect(
      found.map(({ line, column, rule, text: shown }) => ({ line, column, rule, shown })),
    ).toEqual([
      { line: 4, column: 17, rule: 'message', shown: '""' },
      { line: 7, column: 14, rule: 'message-unknown', shown: '"no"' },
    ]);
  });

  it('has mistakes in texts that have another parent now at their lines, too', async () => {
    const brand = await scratch();
    await brand.write(
      'locales/en.json',
      '{\n  "transfers": {\n    "collect": "",\n    "failed": { "no": "" }\n  },\n  "balance": { "wallets": "Wallets" }\n}',
    );
    await brand.set('brand.json', { schemaVersion: 1 });
    const found = await diagnosticsIn(brand.brandsDir);
    expect(found.map(({ line, column, text }) => ({ line, column, text }))).toEqual([
      { line: 3, column: 16, text: '""' },
      { line: 4, column: 15, text: '{ "no": "" }' },
    ]);
  });

  it.each(['[]', 'null', '42', '"x"'])(
    'is refused in words if its manifest is %s, and the others are checked',
    async (text) => {
      const brand = await scratch();
      await brand.write('brand.json', text);
      const found = await diagnosticsIn(brand.brandsDir);
      expect(found).toContainEqual(
        expect.objectContaining({ line: 1, column: 1, rule: 'schema', text }),
      );
      expect(noVersion(manifest(text))).toHaveLength(1);
    },
  );

  it.each(['null', '"2"', '0', '1.5', '1e400', 'true', '[2]'])(
    'has no version if its manifest states %s',
    async (stated) => {
      const brand = await scratch();
      const text = `{\n  "schemaVersion": ${stated}\n}`;
      await brand.write('brand.json', text);
      const expected = { line: 2, column: 20, rule: 'schema', text: stated };
      expect(await diagnosticsIn(brand.brandsDir)).toContainEqual(
        expect.objectContaining(expected),
      );
      expect(noVersion(manifest(text))).toMatchObject([expected]);
    },
  );
});
