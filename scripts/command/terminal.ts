import type { Io } from './io.ts';

/** The terminal that a command was started on. */
export const TERMINAL: Io = {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  interactive: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  now: () => new Date(),
};
