import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cspHash, filesBelow, hashedName, hashTree } from './hash.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-hash-'));
  mkdirSync(join(root, 'a', 'deep'), { recursive: true });
  writeFileSync(join(root, 'a', 'one.txt'), 'one');
  writeFileSync(join(root, 'a', 'deep', 'two.txt'), 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the hash of a folder', () => {
  it('does not change with the times of its files', () => {
    const before = hashTree(root, ['a']);
    utimesSync(join(root, 'a', 'one.txt'), 1, 1);
    expect(hashTree(root, ['a'])).toBe(before);
  });

  it('changes with the content of a file', () => {
    const before = hashTree(root, ['a']);
    writeFileSync(join(root, 'a', 'one.txt'), 'ONE');
    expect(hashTree(root, ['a'])).not.toBe(before);
  });

  it('changes with a file’s name, even if the order of the files stays the same', () => {
    const before = hashTree(root, ['a']);
    renameSync(join(root, 'a', 'one.txt'), join(root, 'a', 'onf.txt'));
    expect(hashTree(root, ['a'])).not.toBe(before);
  });

  it('changes with a folder’s name', () => {
    const before = hashTree(root, ['a']);
    renameSync(join(root, 'a', 'deep'), join(root, 'a', 'deeq'));
    expect(hashTree(root, ['a'])).not.toBe(before);
  });

  it('changes with an additional file, even an empty one', () => {
    const before = hashTree(root, ['a']);
    writeFileSync(join(root, 'a', 'three.txt'), '');
    expect(hashTree(root, ['a'])).not.toBe(before);
  });

  it('differs for files whose names and contents join to the same text', () => {
    writeFileSync(join(root, 'x'), '1');
    writeFileSync(join(root, 'y'), '2');
    expect(hashTree(root, ['x', 'y'])).not.toBe(hashTree(root, ['y', 'x']));
  });

  it('ignores excluded and missing files', () => {
    const kept = hashTree(root, ['a', 'missing'], (path) => path !== 'a/one.txt');
    writeFileSync(join(root, 'a', 'one.txt'), 'ONE');
    expect(hashTree(root, ['a'], (path) => path !== 'a/one.txt')).toBe(kept);
  });
});

describe('a hashed name', () => {
  it('keeps the extension and changes with the content', () => {
    expect(hashedName('logo.svg', 'a')).toMatch(/^logo\.[0-9a-f]{12}\.svg$/);
    expect(hashedName('logo.svg', 'a')).not.toBe(hashedName('logo.svg', 'b'));
  });
});

describe('the list of files below a folder', () => {
  it('contains sorted paths, without folders', () => {
    expect(filesBelow(root)).toEqual(['a/deep/two.txt', 'a/one.txt']);
    expect(filesBelow(join(root, 'a'))).toEqual(['deep/two.txt', 'one.txt']);
  });
});

describe('the hash of an inline script', () => {
  it('is a source expression of the Content Security Policy', () => {
    expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});
