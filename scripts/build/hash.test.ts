import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashedName, hashTree } from './hash.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-hash-'));
  mkdirSync(join(root, 'a', 'deep'), { recursive: true });
  writeFileSync(join(root, 'a', 'one.txt'), 'one');
  writeFileSync(join(root, 'a', 'deep', 'two.txt'), 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the hash of a folder', () => {
  it('stays the same when only the times of its files change', () => {
    const before = hashTree(root, ['a']);
    utimesSync(join(root, 'a', 'one.txt'), 1, 1);
    expect(hashTree(root, ['a'])).toBe(before);
  });

  it('changes with a content, a name, and a file more', () => {
    const seen = new Set([hashTree(root, ['a'])]);
    writeFileSync(join(root, 'a', 'one.txt'), 'ONE');
    seen.add(hashTree(root, ['a']));
    writeFileSync(join(root, 'a', 'three.txt'), '');
    seen.add(hashTree(root, ['a']));
    rmSync(join(root, 'a', 'three.txt'));
    writeFileSync(join(root, 'a', 'four.txt'), '');
    seen.add(hashTree(root, ['a']));
    expect(seen.size).toBe(4);
  });

  it('passes over what is not kept and what is not there', () => {
    const kept = hashTree(root, ['a', 'missing'], (path) => path !== 'a/one.txt');
    writeFileSync(join(root, 'a', 'one.txt'), 'ONE');
    expect(hashTree(root, ['a'], (path) => path !== 'a/one.txt')).toBe(kept);
  });
});

describe('a hashed name', () => {
  it('keeps the ending and follows the content', () => {
    expect(hashedName('logo.svg', 'a')).toMatch(/^logo\.[0-9a-f]{12}\.svg$/);
    expect(hashedName('logo.svg', 'a')).not.toBe(hashedName('logo.svg', 'b'));
  });
});
