import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { ReleaseFailure } from '../store/failure.ts';

const run = promisify(exec);

/** A change is made, but not served yet. */
export class ReloadFailure extends ReleaseFailure {
  /** The generation that the server has not taken over. */
  readonly generation: number;

  constructor(generation: number, reason: string) {
    super(
      `Generation ${generation} is in the store, but the server has not taken it over. Run the command of --reload again. ${reason}`,
    );
    this.name = 'ReloadFailure';
    this.generation = generation;
  }
}

/**
 * Runs the command that lets a web server take a generation over.
 * @throws ReloadFailure if it fails
 */
export async function reloadServer(command: string, generation: number): Promise<void> {
  try {
    await run(command);
  } catch (error) {
    throw new ReloadFailure(generation, error instanceof Error ? error.message.trim() : '');
  }
}
