import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { EXIT, UsageError } from './exit.ts';

/**
 * The flags and names of a command line.
 * @param usage the options that there are, as they are written
 * @throws UsageError where an option is unknown or has no value
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

/** What is read from the command line. Where that was called wrongly, says why and ends the process. */
export function readOrExit<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exit(EXIT.usage);
  }
}
