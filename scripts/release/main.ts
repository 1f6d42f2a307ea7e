import { join } from 'node:path';
import { Command } from 'commander';
import { commandLine } from '#scripts/command/commandLine.ts';
import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { type Io, paint } from '#scripts/command/io.ts';
import { runProgram } from '#scripts/command/runProgram.ts';
import { systemProblem } from '#scripts/command/systemProblem.ts';
import { PROJECT } from '#scripts/roots/roots.ts';
import { StoreFailure } from '#scripts/store/storeFailure.ts';
import { gc } from './commands/gc.ts';
import { list } from './commands/list.ts';
import { type PromoteOptions, promote } from './commands/promote.ts';
import { type PublishOptions, publish } from './commands/publish.ts';
import { type RollbackOptions, rollback } from './commands/rollback.ts';
import { takedown } from './commands/takedown.ts';
import type { CommonOptions } from './options.ts';
import { DEFAULT_STORE } from './releaseCommand.ts';
import { ReleaseFailure } from './store/failure.ts';

function program(io: Io, done: (exit: Exit) => void): Command {
  const root = new Command(commandLine('release'))
    .description('Publish built sites, make them live, and roll them back.')
    .option('--store <place>', 'the store of releases: a folder, or s3://BUCKET', DEFAULT_STORE)
    .option('--brands <dir>', 'the folder of brands', join(PROJECT, 'brands'))
    .option('--preview-domain <domain>', 'the domain below which revisions have preview hosts')
    .option('--reload <command>', 'run after each change of what is live: "systemctl reload caddy"')
    .option('--by <name>', 'who does this, for the record')
    .option('--dry-run', 'say what would be done, and do nothing', false)
    .option('--json', 'answer in JSON', false)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => {} })
    .exitOverride();

  root
    .command('publish [brands...]')
    .description('store built sites, each as the next revision of its brand')
    .option('--all', 'every brand of the folder', false)
    .option('--out <dir>', 'the folder of built sites', join(PROJECT, 'dist'))
    .option('--index <file>', 'the index of a merged build, rather than a folder')
    .action(async (names: string[], _: unknown, command: Command) =>
      done(await publish(names, command.optsWithGlobals<PublishOptions>(), io)),
    );

  root
    .command('promote [brands...]')
    .description('make the newest revisions live, or others: NAME@12')
    .option('--all', 'every published brand but those that were taken down', false)
    .option('--new', 'every brand whose newest revision was never live', false)
    .option('--rings <rings>', 'one after another, each checked first: "zephyr,bora;10%;all"')
    .option('--origin <address>', 'the server to check the sites on, rather than the store')
    .action(async (names: string[], _: unknown, command: Command) =>
      done(await promote(names, command.optsWithGlobals<PromoteOptions>(), io)),
    );

  root
    .command('rollback [brands...]')
    .description('make the revision live again that was live before')
    .option('--all', 'every live brand', false)
    .option('--to <number>', 'the number of another revision, of named brands')
    .action(async (names: string[], _: unknown, command: Command) =>
      done(await rollback(names, command.optsWithGlobals<RollbackOptions>(), io)),
    );

  root
    .command('list [brands...]')
    .description(
      'list revisions and hosts: who, when, what is live, new, rolled back or taken down',
    )
    .action(async (names: string[], _: unknown, command: Command) =>
      done(await list(names, command.optsWithGlobals<CommonOptions>(), io)),
    );

  root
    .command('takedown <brands...>')
    .description('take named brands off line, until they are promoted again')
    .action(async (names: string[], _: unknown, command: Command) =>
      done(await takedown(names, command.optsWithGlobals<CommonOptions>(), io)),
    );

  root
    .command('gc')
    .description(
      'remove what nothing refers to, and revisions but the ten newest of a brand and those to roll back to',
    )
    .action(async (_: unknown, command: Command) =>
      done(await gc(command.optsWithGlobals<CommonOptions>(), io)),
    );
  return root;
}

/** Runs one command line and returns the exit code. */
export async function main(args: readonly string[], io: Io): Promise<Exit> {
  try {
    return await runProgram(args, 'release', io, (done) => program(io, done));
  } catch (error) {
    if (error instanceof ReleaseFailure) {
      for (const problem of error.problems) io.err(paint('red', problem));
      return EXIT.invalid;
    }
    const problem = error instanceof StoreFailure ? error.message : systemProblem(error);
    if (problem === undefined) throw error;
    io.err(paint('red', problem));
    return EXIT.invalid;
  }
}
