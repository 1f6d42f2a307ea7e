#!/usr/bin/env node
/** The command of the package, `livery`: the commands of this repository for an operator's own folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { TERMINAL } from '#scripts/command/terminal.ts';
import { didYouMean } from '#scripts/pipeline/validate/nearest.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { REQUIRED_MAJOR } from '../setup/node.mjs';

type Run = (args: readonly string[]) => Promise<Exit>;

/** Each command is loaded when it is run: a list of brands needs no encoder of pictures. */
const COMMANDS: Readonly<Record<string, { does: string; run: Run }>> = {
  create: {
    does: 'make a repository for brands',
    run: async (args) => (await import('#scripts/create/cli.ts')).run(args, TERMINAL),
  },
  brand: {
    does: 'make, check, list, show and compare brands',
    run: async (args) => (await import('#scripts/brand/cli.ts')).run(args, TERMINAL),
  },
  build: {
    does: 'build the site of each brand',
    run: async (args) => (await import('#scripts/pipeline/cli.ts')).run(args),
  },
  release: {
    does: 'publish built sites, make them live, and roll them back',
    run: async (args) => (await import('#scripts/release/cli.ts')).run(args, TERMINAL),
  },
  storybook: {
    does: 'review the design of your brands in Storybook',
    run: async (args) => (await import('#scripts/storybook/cli.ts')).run(args, TERMINAL),
  },
  languages: {
    does: 'list, check, export, import, record and make languages',
    run: async (args) => {
      const { run } = await import('#scripts/translate/cli.ts');
      const { PROJECT } = await import('#scripts/roots/roots.ts');
      return run(args, PROJECT, TERMINAL);
    },
  },
};

const HELP = [
  'Usage: livery COMMAND, in the folder that has brands/',
  '',
  ...Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(11)}${does}`),
  '',
  'livery COMMAND --help says more; livery --version tells the version.',
].join('\n');

async function livery([name, ...args]: readonly string[]): Promise<Exit> {
  if (Number.parseInt(process.versions.node, 10) < REQUIRED_MAJOR) {
    TERMINAL.err(`Livery runs on Node ${REQUIRED_MAJOR} or newer, not on ${process.version}.`);
    return EXIT.usage;
  }
  if (name === '--help' || name === '-h') {
    TERMINAL.out(HELP);
    return EXIT.fine;
  }
  if (name === '--version' || name === '-V') {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    TERMINAL.out(version);
    return EXIT.fine;
  }
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name ?? ''] : undefined;
  if (!command) {
    if (name !== undefined) {
      const hint = didYouMean(name, Object.keys(COMMANDS));
      TERMINAL.err(`There is no command "${name}"${hint ? `: ${hint}` : '.'}\n`);
    }
    TERMINAL.err(HELP);
    return EXIT.usage;
  }
  try {
    return await command.run(args);
  } catch (error) {
    // A command is loaded with the project's languages, one of which may be unreadable.
    if (!(error instanceof UsageError)) throw error;
    for (const problem of error.problems) TERMINAL.err(problem);
    return EXIT.usage;
  }
}

process.exitCode = await livery(process.argv.slice(2));
