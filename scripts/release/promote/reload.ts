import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { ReleaseFailure } from '../store/failure.ts';

const run = promisify(exec);

/** A change of what is live is in the store, but the web server has not taken it over. */
export class ReloadError extends ReleaseFailure {
  constructor(reason: string) {
    super(
      `The change is in the store, but the server has not taken it over. Run the command of --reload again. ${reason}`,
    );
    this.name = 'ReloadError';
  }
}

/**
 * Runs the command that lets a web server take a change over.
 * @throws ReloadError if it fails
 */
export async function reloadServer(command: string): Promise<void> {
  try {
    await run(command);
  } catch (error) {
    throw new ReloadError(error instanceof Error ? error.message.trim() : String(error));
  }
}
