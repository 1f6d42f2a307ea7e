import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '#scripts/command/exit.ts';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { keepNewest, markUsed } from '#scripts/pipeline/newest.ts';
import { sweepDrafts } from '#scripts/pipeline/run/sweep.ts';
import { cacheRoot, IS_PACKAGE, ROOT } from '#scripts/roots/roots.ts';
import { type Core, commandOf } from './core.ts';

const run = promisify(execFile);

/** How many versions the cache keeps besides those that were used within a day: each may have its own packages. */
const KEPT = 3;

const LOCK = 'package-lock.json';

/** The commit of a ref, or of the tag of a version, in this repository. A package is in the repository of its operator, which has none. */
async function commitOf(named: string): Promise<string | undefined> {
  if (IS_PACKAGE) return undefined;
  for (const ref of [named, `v${named}`]) {
    const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
    const found = await run('git', asked, { cwd: ROOT }).catch(() => undefined);
    if (found) return found.stdout.trim();
  }
  return undefined;
}

/** Fills a folder of the cache once: it appears as a whole, under a name that says what it was made from. */
async function cached(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const cores = join(cacheRoot(), 'cores');
  const dir = join(cores, name);
  if (markUsed(dir)) return dir;
  const draft = `${dir}.${randomUUID()}.draft`;
  await mkdir(draft, { recursive: true });
  try {
    await fill(draft);
    await rename(draft, dir).catch((error: unknown) => {
      // Another run has filled it meanwhile.
      if (!existsSync(dir)) throw error;
    });
    sweepDrafts(cores, Date.now());
    keepNewest(cores, KEPT);
    return dir;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const lockOf = (dir: string): string | undefined => {
  const file = join(dir, LOCK);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Gives a version its packages: those of this one if both have locked the same, otherwise its own from the registry. */
async function providePackages(dir: string): Promise<void> {
  const modules = join(dir, 'node_modules');
  if (lockOf(dir) === lockOf(ROOT)) await symlink(join(ROOT, 'node_modules'), modules, 'junction');
  else await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: dir });
}

const ofCommit = (commit: string): Promise<string> =>
  cached(commit, async (draft) => {
    const archive = join(draft, 'core.tar');
    await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
    await run('tar', ['-xf', archive, '-C', draft]);
    await rm(archive);
    await providePackages(draft);
  });

/** A package as `npm pack` writes it: installed, so that it has its dependencies. */
const ofTarball = (file: string): Promise<string> =>
  cached(`package-${sha256(readFileSync(file)).slice(0, 24)}`, async (draft) => {
    const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...flags, '--prefix', draft, file], { cwd: draft });
  }).then((dir) => join(dir, 'node_modules', 'livery'));

async function folderOf(named: string): Promise<string | undefined> {
  const path = resolve(named);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return path;
  if (found?.isFile() && !path.endsWith('.tgz')) {
    throw new UsageError(`${path} is no package, which is a file that ends in .tgz.`);
  }
  if (found?.isFile()) return ofTarball(path);
  const commit = await commitOf(named);
  return commit === undefined ? undefined : ofCommit(commit);
}

/** Why a version cannot be made ready, in one line: the first of a program that says more than which code its error has. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = (said || String(error)).split('\n').filter((line) => /\S/.test(line));
  return (lines.find((line) => !/^npm error code /.test(line)) ?? lines[0] ?? '').trim();
}

/**
 * Finds another version: a folder or a package file (`npm pack`) by its path, or else a version or any other ref of this repository.
 * @throws UsageError if it cannot be found, or is the running version itself
 */
export async function obtain(named: string): Promise<Core> {
  if (named === '') throw new UsageError('--against wants a version, and its name is empty.');
  const dir = await folderOf(named).catch((error: unknown) => {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The version "${named}" cannot be made ready: ${reasonOf(error)}`);
  });
  if (dir === undefined) {
    throw new UsageError(
      `There is no version "${named}": give a path of a folder or a package${IS_PACKAGE ? '' : ', or a tag, branch or commit of this repository'}.`,
    );
  }
  if (commandOf(dir, 'brand') === undefined) {
    throw new UsageError(`${dir} is no Livery: it has neither scripts/brand/cli.ts nor a command.`);
  }
  if (realpathSync(dir) === realpathSync(ROOT)) {
    throw new UsageError(`"${named}" is this version itself: nothing can be compared.`);
  }
  return { name: named, dir };
}
