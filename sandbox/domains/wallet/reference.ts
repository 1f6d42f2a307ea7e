import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const ADDRESS_LENGTH = 38;
const TRANSACTION_LENGTH = 10;

/** What the number of a deposit, withdrawal, transfer or correction begins with. */
export type ReferenceKind = 'D' | 'W' | 'T' | 'C';

const randomLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new number that nobody can guess, short enough to be read out. */
export const newReference = (kind: ReferenceKind): string => kind + randomLetters(LENGTH);

/** A new transaction ID of a test wallet or bank. */
export const newTransactionNumber = (): string => randomLetters(TRANSACTION_LENGTH);

/** A new address for coins that nobody can guess; it begins as those of its network do. */
export const newCoinAddress = (start: string): string => start + randomLetters(ADDRESS_LENGTH);
