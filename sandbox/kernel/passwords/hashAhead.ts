import { hashPassword, isPassword } from './password.ts';

/** Hashes passwords and compares them with hashes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  isRight(password: string, hash: string): Promise<boolean>;
}

/** Hashing known before a transaction begins; undefined values are skipped. */
interface ForeseenHashing {
  hash?: readonly (string | undefined)[];
  /** Passwords to compare with a hash. */
  compare?: { hash: string | null | undefined; passwords: readonly (string | undefined)[] };
}

/**
 * Hashes passwords before a transaction begins, which then holds no connection meanwhile. Returns an object with the results; it hashes at
 * once what was not foreseen, such as a comparison with a hash that has changed since.
 */
export async function hashAhead({ hash = [], compare }: ForeseenHashing): Promise<Passwords> {
  const hashes = new Map<string, string>();
  const right = new Map<string, boolean>();
  for (const password of hash) {
    if (password) hashes.set(password, await hashPassword(password));
  }
  const known = compare?.hash;
  if (known) {
    for (const password of compare.passwords) {
      if (password) right.set(password, await isPassword(password, known));
    }
  }
  return {
    hash: async (password) => hashes.get(password) ?? hashPassword(password),
    isRight: async (password, against) =>
      (against === known ? right.get(password) : undefined) ?? isPassword(password, against),
  };
}
