import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that nobody can guess, in base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token: it cannot be turned back. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
