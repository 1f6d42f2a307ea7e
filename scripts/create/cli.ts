import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Command } from 'commander';
import { idProblem } from '#scripts/brand/new/answers.ts';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { type Io, paint } from '#scripts/command/io.ts';
import { runProgram } from '#scripts/command/runProgram.ts';
import { dependencyOf } from './dependency.ts';
import { fillFolder, requireRoom } from './folder.ts';
import { projectFiles } from './projectFiles.ts';

interface Flags {
  from?: string;
  brand: string;
}

/** `create [FOLDER]`: an operator's repository, with a brand to begin with. Writes all of it or nothing. */
function create(name: string, { from, brand }: Flags, io: Io): Exit {
  const { spec, file } = dependencyOf(from);
  const wrongBrand = idProblem(brand, []);
  if (wrongBrand) throw new UsageError(`--brand: ${wrongBrand}`);
  const folder = requireRoom(name, file);
  const isMade = fillFolder(folder, (draft) => {
    for (const [path, text] of projectFiles(folder, spec)) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    const copy = file && join(folder, basename(file));
    if (file && copy && !existsSync(copy)) copyFileSync(file, join(draft, basename(file)));
    // The command looks for brands in its working folder.
    const command = [process.argv[1] ?? '', 'brand', 'new', brand, '--yes', '--brands', 'brands'];
    // What it says is of the folder that is being filled, and its next step comes after others here.
    const stdio = ['inherit', 'ignore', 'inherit'] as const;
    const { status } = spawnSync(process.execPath, command, { cwd: draft, stdio: [...stdio] });
    return status === EXIT.fine;
  });
  if (!isMade) {
    io.err(paint('red', 'The brand cannot be made, so nothing was written.'));
    return EXIT.invalid;
  }
  io.out(
    [
      `${folder} is ready, with a brand in brands/${brand}/.`,
      name === '.' ? 'Next: npm install' : `Next: cd ${name}\n      npm install`,
      '      npx livery build --all',
      'README.md there says the rest.',
    ].join('\n'),
  );
  return EXIT.fine;
}

function program(io: Io, done: (exit: Exit) => void): Command {
  return new Command('livery create')
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
