import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { UsageError } from '#scripts/command/exit.ts';
import type { SecretKey, SecretKeys } from './secretKeys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts secrets before they are stored. Its output begins with the id of the key used. */
export interface Sealer {
  /** Encrypts a text. `place` names its row and column; it cannot be decrypted in another one. */
  seal(text: string, place: string): string;
  /**
   * Decrypts a sealed text.
   * @throws UsageError if the key is missing or another one
   */
  open(sealed: string, place: string): string;
  /** Encrypts bytes, as `seal` does a text. */
  sealBytes(bytes: Uint8Array, place: string): Buffer;
  /** Decrypts sealed bytes, as `open` does a text. */
  openBytes(sealed: Uint8Array, place: string): Buffer;
  /** A hash of a guessable text: without the key no guess can be tested. */
  hash(text: string): string;
  /** Whether a text matches a hash. */
  isHashOf(text: string, hash: string): boolean;
}

/** The two keys derived from one, so that each has one use. */
interface DerivedKeys {
  kid: string;
  sealing: Buffer;
  hashing: Buffer;
}

function derive({ kid, bytes }: SecretKey): DerivedKeys {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', bytes, '', `livery ${purpose}`, KEY_BYTES));
  return { kid, sealing: keyFor('seal'), hashing: keyFor('hash') };
}

const hmac = ({ hashing }: DerivedKeys, text: string): Buffer =>
  createHmac('sha256', hashing).update(text).digest();

function encrypt({ sealing }: DerivedKeys, bytes: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function decrypt({ sealing }: DerivedKeys, sealed: Buffer, place: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, sealing, nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

/** The key id and the bytes of a sealed or hashed text. */
function parse(text: string): { kid: string; bytes: Buffer } {
  const dot = text.lastIndexOf('.');
  return { kid: text.slice(0, dot), bytes: Buffer.from(text.slice(dot + 1), 'base64url') };
}

/** The key id and the sealed bytes after it; a dot separates them. */
function parseBytes(sealed: Uint8Array): { kid: string; bytes: Buffer } {
  const all = Buffer.from(sealed);
  const dot = all.indexOf('.');
  return { kid: all.subarray(0, dot).toString(), bytes: all.subarray(dot + 1) };
}

/** Creates a sealer with a platform's keys: the first one seals and hashes, all of them open and compare. */
export function createSealer([first, ...older]: SecretKeys): Sealer {
  const current = derive(first);
  const keys = new Map([current, ...older.map(derive)].map((key) => [key.kid, key]));
  const written = (bytes: Buffer) => `${current.kid}.${bytes.toString('base64url')}`;
  function opened({ kid, bytes }: { kid: string; bytes: Buffer }, place: string): Buffer {
    const key = keys.get(kid);
    const fix =
      'Set SANDBOX_SECRET_KEYS to the key that the database was written with, or start with a new database.';
    if (!key)
      throw new UsageError(`The key “${kid}” of the secrets in the database is missing. ${fix}`);
    try {
      return decrypt(key, bytes, place);
    } catch {
      throw new UsageError(`The key “${kid}” is not the one that ${place} was sealed with. ${fix}`);
    }
  }
  return {
    seal: (text, place) => written(encrypt(current, Buffer.from(text), place)),
    open: (sealed, place) => opened(parse(sealed), place).toString('utf8'),
    sealBytes: (bytes, place) =>
      Buffer.concat([Buffer.from(`${current.kid}.`), encrypt(current, bytes, place)]),
    openBytes: (sealed, place) => opened(parseBytes(sealed), place),
    hash: (text) => written(hmac(current, text)),
    isHashOf(text, hash) {
      const { kid, bytes } = parse(hash);
      const key = keys.get(kid);
      if (!key) return false;
      const expected = hmac(key, text);
      return expected.length === bytes.length && timingSafeEqual(expected, bytes);
    },
  };
}
