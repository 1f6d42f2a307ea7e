import { writeReason } from './writeProblem.ts';

/** What is refused to whoever runs a command. */
const FORBIDDEN = ['EACCES', 'EPERM'];

/** What a file system refused, in a line; undefined for any other error. */
export function systemProblem(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  const isForbidden = FORBIDDEN.includes(String(error.code));
  const reason = isForbidden
    ? 'You have no right to use it. Ask for the right.'
    : (writeReason(error) ?? `${error.message}.`);
  return 'path' in error ? `${String(error.path)} cannot be used. ${reason}` : reason;
}
