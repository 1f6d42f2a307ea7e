import { Command } from 'commander';
import { commandLine } from '#scripts/command/commandLine.ts';
import type { Exit } from '#scripts/command/exit.ts';
import type { Io } from '#scripts/command/io.ts';
import { runProgram } from '#scripts/command/runProgram.ts';
import { TERMINAL } from '#scripts/command/terminal.ts';
import { PROJECT } from '#scripts/roots/roots.ts';
import { check } from './commands/check.ts';
import { exportLanguage } from './commands/exportLanguage.ts';
import { importLanguage } from './commands/importLanguage.ts';
import { list } from './commands/list.ts';
import { newLanguage } from './commands/newLanguage.ts';
import type { CommonOptions } from './commands/options.ts';
import { type RecordOptions, record } from './commands/record.ts';

function program(root: string, io: Io, done: (exit: Exit) => void): Command {
  const top = new Command(commandLine('languages'))
    .description('List, check, export, import, record and make languages.')
    .option('--json', 'answer in JSON', false)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => {} })
    .exitOverride();
  const options = <Options extends CommonOptions>(command: Command): Options => ({
    ...command.optsWithGlobals<Options>(),
    root,
  });

  top
    .command('list')
    .description('list the languages, and how far each is')
    .action((_: unknown, command: Command) => done(list(options(command), io)));

  top
    .command('check [tags...]')
    .description('find every mistake, in the named languages or in all')
    .action((tags: string[], _: unknown, command: Command) =>
      done(check(tags, options(command), io)),
    );

  top
    .command('export <tag> <file>')
    .description(
      'write the texts of a language for a translator: .xlf (XLIFF 2) or .json (i18next)',
    )
    .action(async (tag: string, file: string, _: unknown, command: Command) =>
      done(await exportLanguage(tag, file, options(command), io)),
    );

  top
    .command('import <tag> <file>')
    .description('take the texts of such a file over, if none is wrong')
    .action(async (tag: string, file: string, _: unknown, command: Command) =>
      done(await importLanguage(tag, file, options(command), io)),
    );

  top
    .command('new <tag>')
    .description('make the folder of a language, as a draft')
    .action((tag: string, _: unknown, command: Command) =>
      done(newLanguage(tag, options(command), io)),
    );

  top
    .command('record <tag> [names...]')
    .description('say that messages or namespaces, or all, are made from what the source says now')
    .option('--made <how>', 'human or machine')
    .option('--reviewed-by <name>', 'the person who has read them')
    .action((tag: string, names: string[], _: unknown, command: Command) =>
      done(record(tag, names, options<RecordOptions>(command), io)),
    );
  return top;
}

/** Runs one command line (without `node` and script) on a project and returns the exit code; see EXIT. */
export const run = (args: readonly string[], root: string, io: Io): Promise<Exit> =>
  runProgram(args, 'languages', io, (done) => program(root, io, done));

if (import.meta.main) process.exitCode = await run(process.argv.slice(2), PROJECT, TERMINAL);
