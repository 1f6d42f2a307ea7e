import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { NotServedFailure } from './notServed.ts';

const run = promisify(exec);

/** How long a web server may take, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Runs the command that lets a web server take a generation over.
 * @throws NotServedFailure if it fails, or takes more than a minute
 */
export async function reloadServer(command: string, generation: number): Promise<void> {
  try {
    await run(command, { timeout: TIMEOUT_MS });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new NotServedFailure(
      generation,
      `the server has not taken it over. Run the command of --reload again. ${reason}`,
    );
  }
}
