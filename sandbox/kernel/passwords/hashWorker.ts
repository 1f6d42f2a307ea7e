import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** A job for a thread: a password to hash, or to check against a hash. */
export interface HashOrder {
  password: string;
  hash?: string;
}

/** The cost of a hash: 19 MiB and two passes, the OWASP minimum. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;
const SALT_BYTES = 16;

/** Hashes a password, or tells whether it matches the hash. */
export default ({ password, hash }: HashOrder): Promise<string | boolean> =>
  hash === undefined
    ? argon2id({ ...COST, password, salt: randomBytes(SALT_BYTES), outputType: 'encoded' })
    : argon2Verify({ password, hash });
