import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { EXIT, UsageError } from './exit.ts';

/**
 * The flags and names of a command line.
 * @param usage the available options, as written
 * @throws UsageError if an option is unknown or has no value
 */
export function flagsOf<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [problem] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    throw new UsageError(`${problem?.replace(/\.$/, '')}. The options are ${usage}.`);
  }
}

/** Reads the command line. On a usage error, prints it and ends the process. */
export function readOrExit<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exit(EXIT.usage);
  }
}
