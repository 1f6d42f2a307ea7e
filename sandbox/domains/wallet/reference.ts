import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const ADDRESS_LENGTH = 38;
const TRANSACTION_LENGTH = 10;

/** The prefixes of deposit, withdrawal, transfer and correction numbers. */
export type ReferenceKind = 'D' | 'W' | 'T' | 'C';

const randomLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Creates a reference number that nobody can guess, short enough to read out. */
export const newReference = (kind: ReferenceKind): string => kind + randomLetters(LENGTH);

/** Creates a transaction ID for a test wallet or bank. */
export const newTransactionNumber = (): string => randomLetters(TRANSACTION_LENGTH);

/** Creates a coin address that nobody can guess, with the prefix of its network. */
export const newCoinAddress = (start: string): string => start + randomLetters(ADDRESS_LENGTH);
