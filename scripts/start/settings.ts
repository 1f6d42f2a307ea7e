import { join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { UsageError } from '#scripts/command/exit.ts';
import { requireBrands } from '#scripts/pipeline/brands.ts';
import { ROOT } from '#scripts/roots/roots.ts';

interface StartFlags {
  brands: string;
}

/** The flags of `npm start --`. Throws a usage error for unknown ones. */
export function startFlags(args: readonly string[]): StartFlags {
  const program = new Command('npm start --')
    .option('--brands <folder>', 'the folder of brands', join(ROOT, 'brands'))
    .allowExcessArguments(false)
    .configureOutput({ writeErr: () => {} })
    .exitOverride();
  try {
    const { brands } = program.parse([...args], { from: 'user' }).opts<StartFlags>();
    return { brands: resolve(brands) };
  } catch (error) {
    if (!(error instanceof CommanderError) || error.exitCode === 0) throw error;
    const words = error.message.replace(/^error: /, '');
    throw new UsageError(`${words} Write BRAND=NAME npm start -- --brands FOLDER.`);
  }
}

type Environment = Record<string, string | undefined>;

const HIGHEST_PORT = 65_535;

/** The port from the environment, or `fallback`. Throws a usage error for an invalid port. */
export function portOf({ PORT }: Environment, fallback: number): number {
  if (PORT === undefined || PORT === '') return fallback;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new UsageError(`PORT wants a number from 0 to ${HIGHEST_PORT}, not "${PORT}".`);
}

/** The brand from the environment, or the first by id. Throws a usage error if no brand has that id. */
export function brandOf({ BRAND }: Environment, ids: readonly string[]): string {
  if (BRAND) requireBrands([BRAND], ids);
  const id = BRAND || [...ids].sort()[0];
  if (id === undefined)
    throw new UsageError('There is no brand yet: make one with `npm run brand -- new NAME`.');
  return id;
}
