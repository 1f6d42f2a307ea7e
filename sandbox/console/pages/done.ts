import type { Fields } from '#sandbox/control/form.ts';

/** What is said after a form of the control, by what it has changed. */
const DONE = {
  reset: 'Everything is back to normal.',
  database: 'The database is back to the seeds.',
  forward: 'The clock was moved, and everything that fell due was run.',
  payloadKeys: 'A new key was made.',
  operation: 'The call is set.',
  merchantCode: 'The merchant is set.',
} as const;

/** What a form has changed. */
export type Done = keyof typeof DONE;

const isDone = (name: string | undefined): name is Done => name !== undefined && name in DONE;

/** What the fields of a form change. */
export const doneOf = (fields: Fields): Done | undefined => Object.keys(fields).find(isDone);

/** What is said of a change, or nothing where the name is of none. */
export const doneText = (name: string | undefined): string | undefined =>
  isDone(name) ? DONE[name] : undefined;
