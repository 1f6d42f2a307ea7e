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

it('names a command that is not there, and shows the help on the side of errors', () => {
  const { status, stdout, stderr } = livery('relase');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('There is no command "relase": did you mean "release"?');
  expect(stderr).toContain('Usage: livery COMMAND');
});

it('shows only the help, on the side of errors, where no command is given', () => {
  const help = expect.stringMatching(/^Usage: livery COMMAND/);
  expect(livery()).toEqual({ status: 2, stdout: '', stderr: help });
});
