import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** What the number of a deposit, withdrawal, transfer or correction begins with. */
export type ReferenceKind = 'D' | 'W' | 'T' | 'C';

/** A new number that nobody can guess, short enough to be read out. */
export const newReference = (kind: ReferenceKind): string =>
  kind + Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
