import { type Command, CommanderError } from 'commander';
import { commandLine } from './commandLine.ts';
import { EXIT, type Exit, UsageError } from './exit.ts';
import { type Io, paint } from './io.ts';

/** Converts commander's message to a sentence. */
const sentence = (message: string) => message.replace(/^error: /, '').replace(/[^.?!)]$/, '$&.');

/**
 * Runs one command line (without `node` and script) and returns the exit code; see EXIT. Wrong usage is printed as a sentence that names the help.
 * @param name the command, for that sentence: `brand`
 * @param make makes the program, whose actions pass their exit code to `done`
 */
export async function runProgram(
  args: readonly string[],
  name: string,
  io: Io,
  make: (done: (exit: Exit) => void) => Command,
): Promise<Exit> {
  let exit: Exit = EXIT.fine;
  const program = make((code) => {
    exit = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof UsageError) {
      for (const problem of error.problems) io.err(paint('red', problem));
      return EXIT.usage;
    }
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.fine;
    if (error.code === 'commander.help') io.err(program.helpInformation().trimEnd());
    else io.err(paint('red', `${sentence(error.message)} See \`${commandLine(name)} --help\`.`));
    return EXIT.usage;
  }
}
