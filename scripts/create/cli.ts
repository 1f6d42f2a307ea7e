import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { runProgram } from '#scripts/command/runProgram.ts';
import { writeProblem } from '#scripts/command/writeProblem.ts';
import { dependencyOf } from './dependency.ts';
import { projectFiles } from './projectFiles.ts';

interface Flags {
  from?: string;
  brand: string;
}

/** What a new repository may have before: that of Git, and the package's file. */
const mayBeThere = (name: string): boolean => name === '.git' || name.endsWith('.tgz');

/** Writes all but the brands. */
function write(folder: string, files: ReadonlyMap<string, string>, file: string | undefined): void {
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const copy = file && join(folder, basename(file));
    if (file && copy && copy !== file) copyFileSync(file, copy);
  } catch (error) {
    throw writeProblem(error, folder);
  }
}

/** `create [FOLDER]`: an operator's repository, with a brand to begin with. */
function create(name: string, { from, brand }: Flags, io: Io): Exit {
  const folder = resolve(name);
  const { spec, file } = dependencyOf(from);
  if (existsSync(folder) && !readdirSync(folder).every(mayBeThere)) {
    throw new UsageError(`${folder} is not empty.`);
  }
  write(folder, projectFiles(folder, spec), file);
  // The command looks for brands in its working folder.
  const command = [process.argv[1] ?? '', 'brand', 'new', brand, '--yes'];
  const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' });
  if (status !== EXIT.fine) return EXIT.invalid;
  io.out(`\n${folder} is ready. There: npm install, then read README.md.`);
  return EXIT.fine;
}

function program(io: Io, done: (exit: Exit) => void): Command {
  return new Command('create')
    .description('Make a repository for brands, which has Livery as a dependency.')
    .argument('[folder]', 'the folder of the repository', '.')
    .option('--from <package>', 'livery-VERSION.tgz, its address, or npm:@SCOPE/NAME@VERSION')
    .option('--brand <name>', 'the first brand', 'first-brand')
    .allowExcessArguments(false)
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => {} })
    .exitOverride()
    .action((name: string, flags: Flags) => done(create(name, flags, io)));
}

/** Runs one command line (without `node` and script) and returns the exit code; see EXIT. */
export const run = (args: readonly string[], io: Io): Promise<Exit> =>
  runProgram(args, 'create', io, (done) => program(io, done));
