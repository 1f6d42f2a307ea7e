import type { Fields } from '#sandbox/tools/control/form.ts';

/** What is said after a form of the control, by what it has changed. */
const DONE = {
  reset: 'Everything is back to normal.',
  database: 'The database was reset to the seed data.',
  forward: 'The clock was moved, and everything that fell due has run.',
  payloadKeys: 'A new key was created.',
  operation: 'The failures of the call were changed.',
  merchantCode: 'The merchant was changed.',
} as const;

/** What a form has changed. */
export type Done = keyof typeof DONE;

const isDone = (name: string | undefined): name is Done => name !== undefined && name in DONE;

/** What the fields of a form change. */
export const doneOf = (fields: Fields): Done | undefined => Object.keys(fields).find(isDone);

/** What is said of a change, or nothing where the name is of none. */
export const doneText = (name: string | undefined): string | undefined =>
  isDone(name) ? DONE[name] : undefined;
