import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { ReleaseFailure } from '../store/failure.ts';

const run = promisify(exec);

/**
 * Runs the command that lets a web server take a change over.
 * @throws ReleaseFailure if it fails: the change is made, but not served yet
 */
export async function reloadServer(command: string): Promise<void> {
  try {
    await run(command);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new ReleaseFailure(
      `The change is in the store, but the server has not taken it over. Run the command of --reload again. ${reason}`,
    );
  }
}
