import type { TextField } from '#sandbox/kernel/interfaces/field.ts';
import { CORRECTIONS } from '#sandbox/ledger/movements/correction.ts';

export const DEPOSIT_REFERENCE = {
  type: 'string',
  title: 'Deposit',
  pattern: '^D[0-9A-Z]{12}$',
  maxLength: 13,
} as const satisfies TextField;

/** The network's ID of a transaction. */
export const HASH = {
  type: 'string',
  title: 'Transaction hash',
  description: 'Leave empty for a new one.',
  pattern: '^[0-9A-Za-z]{8,80}$',
  maxLength: 80,
} as const satisfies TextField;

export const WITHDRAWAL_REFERENCE = {
  type: 'string',
  title: 'Withdrawal',
  pattern: '^W[0-9A-Z]{12}$',
  maxLength: 13,
} as const satisfies TextField;

/** The note to the player. */
export const NOTE = { type: 'string', title: 'Note', maxLength: 140 } as const satisfies TextField;

/** The fields of a correction: the direction of an amount, and the note to the account’s owner. */
export const CORRECTION = {
  way: { type: 'string', title: 'Credit or debit', enum: CORRECTIONS, maxLength: 6 },
  amount: { type: 'string', title: 'Amount', maxLength: 16 },
  note: { ...NOTE, minLength: 1 },
} as const satisfies Record<string, TextField>;

/** The input of an action on one withdrawal, without further fields. */
export const ONE_WITHDRAWAL = {
  type: 'object',
  additionalProperties: false,
  required: ['reference'],
  properties: { reference: WITHDRAWAL_REFERENCE },
} as const;

/** The input of an action on one withdrawal with a reason for the player. */
export const NOTED_WITHDRAWAL = {
  ...ONE_WITHDRAWAL,
  properties: { reference: WITHDRAWAL_REFERENCE, note: NOTE },
} as const;
