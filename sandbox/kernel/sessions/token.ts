import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random token, in base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored hash of a token: it cannot be reversed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
