import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { commandLine } from '#scripts/command/commandLine.ts';
import { hasCode } from '#scripts/command/errorCode.ts';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { readManifest, shownPath } from '#scripts/pipeline/readBrand.ts';
import { lookup } from '#scripts/pipeline/validate/check.ts';
import { PROJECT } from '#scripts/roots/roots.ts';
import { idProblem } from './new/answers.ts';
import { Cancelled } from './new/ask.ts';
import { filesOf } from './new/files.ts';
import { complete, type Flags, given, type Taken } from './new/gather.ts';
import { writeFolder } from './new/write.ts';
import type { CommonOptions } from './options.ts';

export type NewFlags = CommonOptions & Flags;

/** The names in the folder of brands; empty if it does not exist yet. */
async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw new UsageError(`${dir} is no folder of brands.`);
  }
}

/** The names and merchant codes of the other brands, each code with its owner. */
async function takenIn(dir: string): Promise<Taken> {
  const names = await namesIn(dir);
  const claims = names.map(async (name): Promise<[unknown, string]> => {
    const { value } = await readManifest(dir, name);
    return [lookup(value, ['merchantCode']), name];
  });
  const owners = (await Promise.all(claims)).flatMap(([code, name]): [string, string][] =>
    typeof code === 'string' ? [[code, name]] : [],
  );
  return { names, merchantCodes: new Map(owners) };
}

/** A word of a command line, quoted if a shell would split or interpret it. */
const quoted = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** The flag that later commands need for a folder other than the project's own. */
const elsewhere = (brands: string) =>
  resolve(brands) === join(PROJECT, 'brands')
    ? ''
    : ` --brands ${quoted(shownPath(resolve(brands)))}`;

/** `new [NAME]`: creates a brand that passes `check` at once. Writes all of it or nothing. */
export async function create(id: string | undefined, flags: NewFlags, io: Io): Promise<Exit> {
  const taken = await takenIn(flags.brands);
  const { answers, problems } = await given(flags, taken);
  const wrongId = id === undefined ? undefined : idProblem(id, taken.names);
  if (wrongId) problems.unshift(wrongId);
  if (problems.length > 0) throw new UsageError(...problems);
  try {
    const whole = await complete({ ...answers, ...(id !== undefined && { id }) }, flags, taken, io);
    const dir = resolve(flags.brands, whole.id);
    const files = filesOf(whole, dir);
    await writeFolder(dir, files).catch((error: unknown) => {
      throw writeProblem(error, resolve(flags.brands));
    });
    const written = [...files.keys()].sort();
    if (flags.json) io.out(asJson({ ok: true, id: whole.id, dir, files: written }));
    else {
      const rows = written.map((file) => `  ${paint('dim', file)}`);
      io.out([paint('green', `${whole.name} is in ${shownPath(dir)}`), ...rows].join('\n'));
      io.out(`\nNext: ${commandLine('build')} --brand ${whole.id}${elsewhere(flags.brands)}`);
    }
    return EXIT.fine;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    io.err('Nothing was written.');
    return EXIT.usage;
  }
}
