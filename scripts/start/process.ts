import { EXIT, UsageError } from '#scripts/command/exit.ts';

/** Runs `close` once when the process is asked to end. */
export function endWithSignals(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(EXIT.fine)));
  }
}

/** Prints the error and sets the exit code: 2 for wrong usage, 1 for anything else. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? EXIT.usage : EXIT.invalid;
}
