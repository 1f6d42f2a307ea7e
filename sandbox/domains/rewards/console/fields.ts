import type { TextField } from '#sandbox/kernel/interfaces/field.ts';

/** The id of an application. */
export const APPLICATION: TextField = {
  type: 'string',
  title: 'Application',
  format: 'uuid',
  maxLength: 36,
};

/** The id of a redemption. */
export const REDEMPTION: TextField = {
  type: 'string',
  title: 'Redemption',
  format: 'uuid',
  maxLength: 36,
};

/** The note to the player about a decision. */
export const REMARK: TextField = {
  type: 'string',
  title: 'Note',
  description: 'Shown to the player.',
  maxLength: 140,
};
