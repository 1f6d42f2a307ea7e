import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UsageError } from '#scripts/command/exit.ts';
import { isObject, parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import { cacheRoot } from '#scripts/roots/roots.ts';

/** A version of Livery that can be run. */
export interface Core {
  /** Its name in messages. */
  name: string;
  dir: string;
}

/** Thrown if another version cannot be run or its answer cannot be read. */
export class CoreFailure extends Error {
  constructor(core: Core, words: string) {
    super(`${core.name} cannot be run: ${words}`);
    this.name = 'CoreFailure';
  }
}

const SCRIPTS = { brand: 'scripts/brand/cli.ts', build: 'scripts/pipeline/cli.ts' } as const;

/** The command of an installed package: the file of its only `bin`, or of the one that has its name. */
function packageCommand(dir: string): string | undefined {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return undefined;
  const { value, errors } = parseJsonFile(file, readFileSync(file, 'utf8'));
  if (!isObject(value) || errors.length > 0) {
    throw new UsageError(`${dir} is no Livery: its package.json cannot be read.`);
  }
  const { name, bin } = value;
  const named = isObject(bin) ? bin[String(name)] : bin;
  return typeof named === 'string' ? join(dir, named) : undefined;
}

/**
 * The command line of a version: its scripts in a repository, its `bin` in a package. Undefined for a folder that is neither.
 * @throws UsageError if a package cannot be read
 */
export function commandOf(dir: string, what: keyof typeof SCRIPTS): string[] | undefined {
  const script = join(dir, SCRIPTS[what]);
  if (existsSync(script)) return [script];
  const bin = packageCommand(dir);
  return bin === undefined ? undefined : [bin, what];
}

/** Why a version ended without an answer: its error, whose stack begins with the place, or the first line of what it said. */
function reasonOf(err: string, { dir }: Core): string {
  const lines = err.split('\n').filter((line) => /\S/.test(line));
  const line = lines.find((one) => /^(\w*Error)( \[\w+\])?: /.test(one)) ?? lines[0];
  const isBare =
    /Cannot find (package|module)/.test(line ?? '') && !existsSync(join(dir, 'node_modules'));
  const mend = isBare ? ` Its packages are not installed: run \`npm ci\` in ${dir}.` : '';
  return `${line?.trim() ?? 'it ends without an answer'}${mend}`;
}

/**
 * Runs a command of a version from this working directory, so that both versions show the same paths, and with this cache, so that what one has
 * compiled is there for the next run. Returns its answer in JSON.
 * @throws CoreFailure if it does not answer
 */
export async function answerOf(
  core: Core,
  what: keyof typeof SCRIPTS,
  args: readonly string[],
): Promise<unknown> {
  const command = commandOf(core.dir, what) ?? [];
  const child = spawn(process.execPath, [...command, ...args, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LIVERY_CACHE: cacheRoot(), NO_COLOR: '1' },
  });
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  try {
    return JSON.parse(out);
  } catch {
    throw new CoreFailure(core, reasonOf(err, core));
  }
}
