import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { workplace } from '../cli.fixture.ts';
import { RECORD } from '../emit.ts';
import { filesBelow } from '../hash.ts';
import { isObject } from '../jsonFile.ts';
import { asFirstVersion } from './firstVersion.fixture.ts';

const FOUR_MINUTES_MS = 240_000;

const { folder, brands, build, make, migrate, read, remove } = workplace();
afterAll(remove);

it(
  'a folder of the first version gives the same site, byte for byte, as the folder that it is carried to',
  async () => {
    await make('zephyr');
    asFirstVersion(join(brands, 'zephyr'));
    cpSync(brands, join(folder, 'first'), { recursive: true });
    const old = await build('old');
    expect(old).toMatchObject({ code: 0, err: '' });
    expect(await migrate('zephyr')).toMatchObject({ code: 0, err: '' });
    expect(await build('new')).toMatchObject({ code: 0, err: '' });
    expect(read('brands', 'zephyr', 'brand.json')).not.toBe(read('first', 'zephyr', 'brand.json'));
    const files = filesBelow(join(folder, 'new', 'zephyr'));
    expect(filesBelow(join(folder, 'old', 'zephyr'))).toEqual(files);
    const differing = files.filter(
      (path) => read('old', 'zephyr', path) !== read('new', 'zephyr', path),
    );
    // The record names the bytes of the folder that the site was made from.
    expect(differing).toEqual([RECORD]);
    const [before, after] = ['old', 'new'].map((out) => {
      const record: unknown = JSON.parse(read(out, 'zephyr', RECORD));
      if (!isObject(record)) throw new Error(`The record of ${out} is no object.`);
      return { ...record, inputs: '' };
    });
    expect(before).toEqual(after);
    const deposits = files.find((path) => path.startsWith('assets/deposit.en.')) ?? '';
    expect(read('new', 'zephyr', deposits)).toContain('Money is on its way');
  },
  FOUR_MINUTES_MS,
);
