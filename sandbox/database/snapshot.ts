import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, '.livery', 'cache');
const PREFIX = 'sandbox-catalogue-';

/** Everything that decides what the catalogue looks like. */
const SOURCES = [
  'sandbox/database/**/*.{ts,sql,json}',
  'sandbox/seeds/*.ts',
  'sandbox/art/{palette,oklch}.ts',
];

/** A key that changes with the tables, the seeds and the version of the engine. */
async function snapshotName(): Promise<string> {
  const hash = createHash('sha256').update(packageJson.dependencies['@electric-sql/pglite']);
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: ROOT })) files.push(file);
  const sources = files.filter((file) => !file.endsWith('.test.ts')).sort();
  for (const file of sources) hash.update(await readFile(join(ROOT, file)));
  return `${PREFIX}${hash.digest('hex').slice(0, 16)}.tar`;
}

/** The snapshot to start from; none when the folder holds a database already, or none was kept. */
export async function readSnapshot(dataDir: string | undefined): Promise<Blob | undefined> {
  if (dataDir !== undefined && existsSync(join(dataDir, 'PG_VERSION'))) return undefined;
  const path = join(CACHE, await snapshotName());
  return existsSync(path) ? new Blob([await readFile(path)]) : undefined;
}

/** Keeps a snapshot, in one step, in place of older ones. */
export async function writeSnapshot(dump: () => Promise<Blob>): Promise<void> {
  const name = await snapshotName();
  await mkdir(CACHE, { recursive: true });
  const draft = join(CACHE, `${name}.${process.pid}`);
  await writeFile(draft, (await dump()).stream());
  const older = (await readdir(CACHE)).filter(
    (file) => file.startsWith(PREFIX) && file.endsWith('.tar') && file !== name,
  );
  await rename(draft, join(CACHE, name));
  await Promise.all(older.map((file) => rm(join(CACHE, file), { force: true })));
}
