import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Command } from 'commander';
import { commandLine } from '#scripts/command/commandLine.ts';
import { hasCode } from '#scripts/command/errorCode.ts';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { type Io, paint } from '#scripts/command/io.ts';
import { runProgram } from '#scripts/command/runProgram.ts';
import { brandIds, requireBrands } from '#scripts/pipeline/brands.ts';
import { report } from '#scripts/pipeline/validate/report.ts';
import { PROJECT, ROOT } from '#scripts/roots/roots.ts';
import { brandFiles } from './brandFiles.ts';
import { liveBrandFiles } from './liveBrandFiles.ts';
import { InvalidBrandError } from './readStoryBrands.ts';
import { storybookApp } from './storybookApp.ts';
import { requireReplaceable, writeStorybook } from './writeStorybook.ts';

/** Where the package has its Storybook, which was compiled without brands. */
export const STORYBOOK = 'storybook';

interface Options {
  brands: string;
  port: string;
  /** A folder to write the Storybook into, rather than serving it. */
  out?: string;
}

/** Only this machine can connect. */
const HOST = '127.0.0.1';
const HIGHEST_PORT = 65_535;

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port;
  throw new UsageError(`--port wants a number up to ${HIGHEST_PORT}, not "${text}".`);
}

/** Serves a Storybook until the process is stopped. */
async function serve(folder: string, ids: readonly string[], options: Options, io: Io) {
  const port = portOf(options.port);
  const mistakes = ({ diagnostics }: InvalidBrandError) => {
    io.err(`${report(diagnostics)}\n${paint('red', 'Shown as it was before these mistakes.')}`);
  };
  const live = await liveBrandFiles(options.brands, ids, mistakes);
  const server = createAdaptorServer({ fetch: storybookApp(folder, live).fetch });
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new UsageError(`Port ${port} is in use. Choose another with --port ${port + 1}.`);
  }
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  io.out(`http://localhost:${taken} shows ${ids.join(', ')}. A changed brand: reload the page.`);
  await once(server, 'close');
}

/** `storybook [NAME…]`: shows every part, screen and the brand sheet in the operator's own brands. */
async function storybook(
  names: readonly string[],
  options: Options,
  io: Io,
  folder: string,
): Promise<Exit> {
  if (!existsSync(folder)) {
    throw new UsageError(
      `There is no Storybook at ${folder}. A package has it unless it was made with --no-storybook; in the repository of Livery run \`npm run storybook\`.`,
    );
  }
  const all = await brandIds(options.brands);
  requireBrands(names, all);
  const ids = names.length > 0 ? all.filter((id) => names.includes(id)) : all;
  if (ids.length === 0) throw new UsageError(`There are no brands in ${options.brands}.`);
  try {
    if (options.out === undefined) await serve(folder, ids, options, io);
    else {
      if (options.out.trim() === '')
        throw new UsageError('--out wants a folder, and its name is empty.');
      const out = resolve(options.out);
      requireReplaceable(out);
      await writeStorybook(folder, await brandFiles(options.brands, ids), out);
      io.out(`${out} has the Storybook of ${ids.join(', ')}. Serve it from the root of a host.`);
    }
    return EXIT.fine;
  } catch (error) {
    if (!(error instanceof InvalidBrandError)) throw error;
    io.out(report(error.diagnostics));
    return EXIT.invalid;
  }
}

/** Runs one command line (without `node` and script) and returns the exit code; see EXIT. */
export const run = (
  args: readonly string[],
  io: Io,
  folder = join(ROOT, STORYBOOK),
): Promise<Exit> =>
  runProgram(args, 'storybook', io, (done) =>
    new Command(commandLine('storybook'))
      .description('Review the design of your brands: each part, screen and brand sheet.')
      .argument('[brands...]', 'the brands that the toolbar offers; all where none is named')
      .option('--brands <dir>', 'the folder of brands', join(PROJECT, 'brands'))
      .option('--port <number>', 'the port on this machine', '6006')
      .option('--out <dir>', 'write it there for a static host, and serve nothing')
      .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => {} })
      .exitOverride()
      .action(async (names: string[], options: Options) =>
        done(await storybook(names, options, io, folder)),
      ),
  );
