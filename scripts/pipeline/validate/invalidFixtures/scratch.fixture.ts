import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { run } from '#scripts/brand/cli.ts';
import { isObject, type JsonObject } from '#scripts/pipeline/jsonFile.ts';
import { listBrands, readBrand } from '#scripts/pipeline/readBrand.ts';
import { loadContext } from '../context.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { validateBrands } from '../validateBrands.ts';

/** A test's folder of brands, with a valid brand to break. */
export interface Scratch {
  brandsDir: string;
  /** The path of a file of the valid brand. */
  path: (file: string) => string;
  read: (file: string) => Promise<string>;
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Replaces the first occurrence of a text, which must be there. */
  replace: (file: string, from: string, to: string) => Promise<void>;
  /** Merges into a JSON file, deeply, by dotted paths: `{ 'market.currency': 'USD' }`. Undefined removes. */
  set: (file: string, values: Record<string, unknown>) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Saves files as they are now, existing or not; returns their restorer. */
  save: (files: readonly string[]) => Promise<() => Promise<void>>;
}

export const ID = 'good-brand';

let made: Promise<string> | undefined;

afterAll(async () => {
  if (made) await rm(await made, { recursive: true });
  made = undefined;
});

/** The valid brand, as `new` makes it; made once. */
async function goodBrand(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'good-'));
  const lines: string[] = [];
  const io = {
    out: () => {},
    err: (text: string) => lines.push(text),
    interactive: false,
    now: () => new Date(0),
  };
  const flags = ['--primary', '#c2185b', '--languages', 'en,bn', '--yes', '--brands', dir];
  const exit = await run(['new', ID, ...flags], io);
  if (exit !== 0) throw new Error(lines.join('\n'));
  return dir;
}

function assign(target: JsonObject, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    if (value === undefined) delete target[key];
    else target[key] = value;
    return;
  }
  const inner = target[key];
  const next: JsonObject = isObject(inner) ? inner : {};
  target[key] = next;
  assign(next, rest, value);
}

/** A copy of the valid brand in its own folder, removed after the test. */
export async function scratch(): Promise<Scratch> {
  made ??= goodBrand();
  const brandsDir = await mkdtemp(join(tmpdir(), 'brands-'));
  onTestFinished(() => rm(brandsDir, { recursive: true }));
  await cp(await made, brandsDir, { recursive: true });
  const path = (file: string) => join(brandsDir, ID, file);
  const read = (file: string) => readFile(path(file), 'utf8');
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(path(file)), { recursive: true });
    await writeFile(path(file), content);
  };
  return {
    brandsDir,
    path,
    read,
    write,
    replace: async (file, from, to) => {
      const text = await read(file);
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await write(
        file,
        text.replace(from, () => to),
      );
    },
    set: async (file, values) => {
      const text = await read(file).catch(() => '{}');
      const value: JsonObject = JSON.parse(text);
      for (const [key, item] of Object.entries(values)) assign(value, key.split('.'), item);
      await write(file, JSON.stringify(value, null, 2));
    },
    remove: (file) => rm(path(file)),
    save: async (files) => {
      const kept = await Promise.all(
        files.map(async (file) => ({ file, bytes: await readFile(path(file)).catch(() => null) })),
      );
      return async () => {
        for (const { file, bytes } of kept) {
          await (bytes ? write(file, bytes) : rm(path(file), { force: true }));
        }
      };
    },
  };
}

/** All errors in the folder of brands. */
export async function diagnosticsIn(brandsDir: string): Promise<Diagnostic[]> {
  const ids = await listBrands(brandsDir);
  const sources = await Promise.all(ids.map((id) => readBrand(brandsDir, id)));
  return validateBrands(sources, await loadContext());
}
