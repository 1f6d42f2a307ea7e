import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';

const livery = (...args: string[]) => {
  const command = [join(ROOT, 'scripts/package/livery.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

it.each(['--version', '-V'])('answers %s with the version', (flag) => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(livery(flag)).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

it.each(['--help', '-h'])('answers %s with the help', (flag) => {
  const help = expect.stringContaining('Usage: livery COMMAND');
  expect(livery(flag)).toEqual({ status: 0, stdout: help, stderr: '' });
});

it('prints the help as an error for an unknown command', () => {
  const help = expect.stringContaining('Usage: livery COMMAND');
  expect(livery('chek')).toEqual({ status: 2, stdout: '', stderr: help });
});
