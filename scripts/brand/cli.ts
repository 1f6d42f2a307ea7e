import { join } from 'node:path';
import { Command } from 'commander';
import { commandLine } from '#scripts/command/commandLine.ts';
import { type Exit, UsageError } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { runProgram } from '#scripts/command/runProgram.ts';
import { TERMINAL } from '#scripts/command/terminal.ts';
import { PROJECT } from '#scripts/roots/roots.ts';
import { type AgainstOptions, checkAgainst } from './against.ts';
import { check } from './check.ts';
import { diff } from './diff.ts';
import { list } from './list.ts';
import { type MigrateOptions, migrate } from './migrate.ts';
import { STYLE_NAMES } from './new/styles.ts';
import { create, type NewFlags } from './new.ts';
import type { CommonOptions } from './options.ts';
import { type ShowOptions, show } from './show.ts';

type CheckOptions = CommonOptions &
  Partial<Pick<AgainstOptions, 'against'>> &
  Pick<AgainstOptions, 'findings' | 'pictures'>;

/** A check of the brands as they are, or against another version. */
async function checked(
  names: string[],
  { against, ...options }: CheckOptions,
  io: Io,
): Promise<Exit> {
  if (against !== undefined) return checkAgainst(names, { against, ...options }, io);
  if (options.findings || options.pictures !== undefined) {
    throw new UsageError('--findings and --pictures only go with --against VERSION.');
  }
  return check(names, options, io);
}

function program(io: Io, done: (exit: Exit) => void): Command {
  const root = new Command(commandLine('brand'))
    .description('Make, check, list, show and compare brands.')
    .option('--brands <dir>', 'the folder of brands', join(PROJECT, 'brands'))
    .option('--json', 'answer in JSON', false)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => {} })
    .exitOverride();

  root
    .command('new [name]')
    .description('make a brand that is ready to build')
    .option('--name <text>', 'the name that players see')
    .option('--merchant-code <code>', 'the merchant code on the platform')
    .option('--primary <colour>', 'the main colour, such as #c2185b')
    .option('--languages <list>', 'the languages, such as en,bn')
    .option('--default-language <language>', 'the language shown first')
    .option('--style <name>', `how the home page and the menus begin: ${STYLE_NAMES.join(', ')}`)
    .option('--logo <file>', 'an SVG to take as the logo')
    .option('-y, --yes', 'ask nothing; what is not given is chosen', false)
    .action(async (name: string | undefined, _: unknown, command: Command) =>
      done(await create(name, command.optsWithGlobals<NewFlags>(), io)),
    );

  root
    .command('check [names...]')
    .description('find every mistake, in the named brands or in all')
    .option('--against <version>', 'what another version would break, show differently or enlarge')
    .option('--findings', 'with --against: compare what the checks find, and build nothing', false)
    .option('--pictures <dir>', 'with --against: pictures of ten pages of both, side by side')
    .action(async (names: string[], _: unknown, command: Command) =>
      done(await checked(names, command.optsWithGlobals<CheckOptions>(), io)),
    );

  root
    .command('migrate [names...]')
    .description('carry brands of an older version of the schema to the current one')
    .option('--all', 'every brand', false)
    .option('--dry-run', 'say what would become different, and write nothing', false)
    .action(async (names: string[], _: unknown, command: Command) =>
      done(await migrate(names, command.optsWithGlobals<MigrateOptions>(), io)),
    );

  root
    .command('list')
    .description('list the brands')
    .action(async (_: unknown, command: Command) =>
      done(await list(command.optsWithGlobals<CommonOptions>(), io)),
    );

  root
    .command('show <name>')
    .description('show the whole brand, defaults filled in')
    .option('--explain', 'say where each value comes from', false)
    .action(async (name: string, _: unknown, command: Command) =>
      done(await show(name, command.optsWithGlobals<ShowOptions>(), io)),
    );

  root
    .command('diff <a> <b>')
    .description('show in what two brands differ')
    .action(async (a: string, b: string, _: unknown, command: Command) =>
      done(await diff(a, b, command.optsWithGlobals<CommonOptions>(), io)),
    );
  return root;
}

/** Runs one command line (without `node` and script) and returns the exit code; see EXIT. */
export const run = (args: readonly string[], io: Io): Promise<Exit> =>
  runProgram(args, 'brand', io, (done) => program(io, done));

if (import.meta.main) process.exitCode = await run(process.argv.slice(2), TERMINAL);
