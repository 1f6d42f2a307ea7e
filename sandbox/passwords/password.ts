import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** What a hash costs: 19 MiB and two passes, the least that OWASP names. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;
const SALT_BYTES = 16;

/** What the database keeps of a password: argon2id, with its salt and cost. */
export const hashPassword = (password: string): Promise<string> =>
  argon2id({ ...COST, password, salt: randomBytes(SALT_BYTES), outputType: 'encoded' });

/** Whether a password is the one of a hash. */
export const isPassword = (password: string, hash: string): Promise<boolean> =>
  argon2Verify({ password, hash });
