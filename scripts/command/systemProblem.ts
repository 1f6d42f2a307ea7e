import { writeReason } from './writeProblem.ts';

/** What a file system refused, in a line; undefined for any other error. */
export function systemProblem(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  const reason = writeReason(error) ?? `${error.message}.`;
  return 'path' in error ? `${String(error.path)} cannot be used. ${reason}` : reason;
}
