import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** A piece of work for a thread: a password to hash, or one to check against a hash. */
export interface HashOrder {
  password: string;
  hash?: string;
}

/** What a hash costs: 19 MiB and two passes, the least that OWASP names. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;
const SALT_BYTES = 16;

/** The hash of a password, or whether the password is the one of the hash. */
export default ({ password, hash }: HashOrder): Promise<string | boolean> =>
  hash === undefined
    ? argon2id({ ...COST, password, salt: randomBytes(SALT_BYTES), outputType: 'encoded' })
    : argon2Verify({ password, hash });
