import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { NotServedFailure } from './notServed.ts';

const run = promisify(exec);

/** How long a web server may take, in milliseconds. */
const MOST_MS = 60_000;

/** Why a command failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const wasStopped = 'killed' in error && error.killed === true;
  return wasStopped ? 'It took too long and was stopped.' : error.message.trim();
}

/**
 * Runs the command that lets a web server take a generation over.
 * @throws NotServedFailure if it fails or takes too long
 */
export async function reloadServer(
  command: string,
  generation: number,
  mostMs = MOST_MS,
): Promise<void> {
  try {
    await run(command, { timeout: mostMs });
  } catch (error) {
    throw new NotServedFailure(
      generation,
      `the server has not taken it over. Run the command of --reload again. ${reasonOf(error)}`,
    );
  }
}
