import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKeyFile } from './keyFile.ts';
import { createSealer } from './sealer.ts';
import { newKey, parseKeys } from './secretKeys.ts';

const [OLD, NEW] = [newKey(), newKey()];
const before = createSealer(parseKeys(OLD));
const during = createSealer(parseKeys(`${NEW}, ${OLD}`));
const after = createSealer(parseKeys(NEW));

describe('a sealed secret', () => {
  it('is decrypted to the original text, and has a different ciphertext each time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(before.open(before.seal(text, 'a'), 'a')).toBe(text);
        expect(before.seal(text, 'a')).not.toBe(before.seal(text, 'a'));
      }),
    );
  });

  it('is decrypted with an older key as long as the key is listed', () => {
    const sealed = before.seal('secret', 'a');
    expect(during.open(sealed, 'a')).toBe('secret');
    expect(() => after.open(sealed, 'a')).toThrow('SANDBOX_SECRET_KEYS');
    expect(after.open(during.seal('secret', 'a'), 'a')).toBe('secret');
  });

  it('is rejected with another key of the same id, in another place, or if it was changed', () => {
    const sealed = before.seal('secret', 'a');
    const impostor = createSealer(parseKeys(OLD.replace(/:.*/, newKey().replace(/.*:/, ':'))));
    expect(() => impostor.open(sealed, 'a')).toThrow('is not the one');
    expect(() => before.open(sealed, 'b')).toThrow('is not the one');
    expect(() => before.open(`${sealed.slice(0, -8)}AAAAAAAA`, 'a')).toThrow('is not the one');
    expect(() => before.open('JBSWY3DPEHPK3PXP', 'a')).toThrow('missing');
  });
});

describe('sealed bytes', () => {
  it('are decrypted only in their place and with their key', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const sealed = before.sealBytes(bytes, 'a');
        expect([...during.openBytes(sealed, 'a')]).toEqual([...bytes]);
        expect(sealed.equals(before.sealBytes(bytes, 'a'))).toBe(false);
      }),
    );
    const sealed = before.sealBytes(Buffer.from('picture'), 'a');
    expect(sealed.includes('picture')).toBe(false);
    expect(() => before.openBytes(sealed, 'b')).toThrow('is not the one');
    expect(() => after.openBytes(sealed, 'a')).toThrow('missing');
    expect(() => before.openBytes(Buffer.from('picture'), 'a')).toThrow('missing');
  });
});

describe('a keyed hash', () => {
  it('matches its text across a change of keys', () => {
    const hash = before.hash('482716');
    expect([before, during].map((sealer) => sealer.isHashOf('482716', hash))).toEqual([true, true]);
    expect(before.isHashOf('482717', hash)).toBe(false);
    expect(after.isHashOf('482716', hash)).toBe(false);
    expect(before.isHashOf('482716', '')).toBe(false);
  });
});

describe('the secret keys', () => {
  it.each(['', 'no-colon', 'a:c2hvcnQ=', `${OLD},${OLD}`, `${OLD},`, 'a b:AAAA'])(
    'are rejected as “%s”',
    (text) => {
      expect(() => parseKeys(text)).toThrow('SANDBOX_SECRET_KEYS');
    },
  );

  it('are created once for a machine, readable by its owner only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-keys-'));
    const path = join(folder, 'deep', 'keys');
    const made = readKeyFile(path);
    expect(readKeyFile(path)).toBe(made);
    expect(parseKeys(made)).toHaveLength(1);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});
