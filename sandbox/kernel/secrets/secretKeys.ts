import { randomBytes, randomUUID } from 'node:crypto';
import { UsageError } from '#scripts/command/exit.ts';

/** A key that protects secrets in the database, with its id. */
export interface SecretKey {
  kid: string;
  bytes: Buffer;
}

/** The keys of a platform, the current one first. Older ones only decrypt what they encrypted. */
export type SecretKeys = readonly [current: SecretKey, ...older: SecretKey[]];

const KEY_BYTES = 32;
const KEY = /^(?<kid>[\w-]{1,40}):(?<bytes>[\w+/=-]+)$/;

function parseKey(text: string): SecretKey {
  const { kid = '', bytes = '' } = KEY.exec(text)?.groups ?? {};
  const key = { kid, bytes: Buffer.from(bytes, 'base64') };
  if (key.bytes.length !== KEY_BYTES) {
    throw new UsageError(
      `Each key of SANDBOX_SECRET_KEYS is <id>:<${KEY_BYTES} bytes in base64>; make one with: echo "2026:$(openssl rand -base64 ${KEY_BYTES})"`,
    );
  }
  return key;
}

/**
 * Parses a comma-separated list of keys, the current one first.
 * @throws UsageError for a key that is malformed or too short, and for a duplicate id
 */
export function parseKeys(text: string): SecretKeys {
  const [current, ...older] = text.split(',').map((key) => parseKey(key.trim()));
  if (!current) throw new UsageError('SANDBOX_SECRET_KEYS is empty.');
  const kids = new Set([current, ...older].map(({ kid }) => kid));
  if (kids.size <= older.length) {
    throw new UsageError('Two keys of SANDBOX_SECRET_KEYS have the same id.');
  }
  return [current, ...older];
}

/** A new key, in the format of `parseKeys`. */
export const newKey = (): string =>
  `${randomUUID().slice(0, 8)}:${randomBytes(KEY_BYTES).toString('base64')}`;
