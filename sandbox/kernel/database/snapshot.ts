import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = join(ROOT, '.livery', 'cache');
const PREFIX = 'sandbox-seeds-';

/** A snapshot takes some 60 megabytes. Each set of merchants has its own, and the tests together use six. */
const KEPT = 8;

/** All inputs of the seeds, besides the merchants. */
const SOURCES = [
  'sandbox/{kernel/database,ledger,seeds}/**/*.{ts,sql}',
  'sandbox/domains/**/{schema.ts,schema/*.ts}',
  'sandbox/domains/{play/rules/*,bets/dice,bets/checkStake,catalogue/categoryTitles}.ts',
  'sandbox/kernel/{random,art/palette}.ts',
  'scripts/pipeline/theme/oklch.ts',
];

/** A filled database, kept for later first starts. */
export interface Snapshot {
  /** The database file to start from; undefined if the folder has one already, or none was kept. */
  find(dataDir: string | undefined): Promise<string | undefined>;
  /** Stores a database atomically, and drops the oldest of many. */
  write(dump: () => Promise<Uint8Array>): Promise<void>;
}

/** A key that changes with the tables, the seeds, their file names and day, the merchants and the engine version. */
async function snapshotName(merchants: readonly Merchant[], day: Date): Promise<string> {
  const hash = createHash('sha256').update(packageJson.dependencies['@electric-sql/pglite']);
  hash.update(day.toISOString());
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: ROOT })) files.push(file);
  const sources = files.filter((file) => !/\.(test|fixture)\.ts$/.test(file)).sort();
  for (const file of sources) hash.update(file).update(await readFile(join(ROOT, file)));
  for (const { merchantCode, brand } of merchants) {
    hash.update(JSON.stringify({ merchantCode, brand }));
  }
  return `${PREFIX}${hash.digest('hex').slice(0, 16)}.tar`;
}

async function dropOldest(): Promise<void> {
  const files = (await readdir(CACHE)).filter(
    (file) => file.startsWith(PREFIX) && file.endsWith('.tar'),
  );
  const aged = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(join(CACHE, file))).mtimeMs })),
  );
  const older = aged.sort((a, b) => b.at - a.at).slice(KEPT);
  await Promise.all(older.map(({ file }) => rm(join(CACHE, file), { force: true })));
}

/** The snapshot of these merchants' seeds, which were made to precede a day. */
export function snapshotOf(merchants: readonly Merchant[], day: Date): Snapshot {
  return {
    async find(dataDir) {
      if (dataDir !== undefined && existsSync(join(dataDir, 'PG_VERSION'))) return undefined;
      const path = join(CACHE, await snapshotName(merchants, day));
      return existsSync(path) ? path : undefined;
    },
    async write(dump) {
      const name = await snapshotName(merchants, day);
      await mkdir(CACHE, { recursive: true });
      const draft = join(CACHE, `${name}.${process.pid}`);
      await writeFile(draft, await dump());
      await rename(draft, join(CACHE, name));
      await dropOldest();
    },
  };
}
