import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/packages.mjs';
import { askedJourneys } from './askedJourneys.ts';

const SPECS = ['e2e/lobby.spec.ts', 'e2e/chat.spec.ts'];

describe('askedJourneys', () => {
  it('separates the selected journeys from the options of the run', () => {
    const argv = ['lobby', 'e2e/chat.spec.ts:12', '-g', 'a title', '--shard', '1/2', '-j', '1'];
    expect(askedJourneys(argv, SPECS)).toEqual({
      which: ['lobby', 'e2e/chat.spec.ts:12', '--grep=a title'],
      how: ['--shard=1/2', '--workers=1'],
    });
  });

  it.each([
    [['--shrd=1/2'], /^Unknown option '--shrd'\. The options are -g TITLE/],
    [['--shard=7/6'], /^--shard wants i\/n with i from 1 to n/],
    [['lobi'], /^There is no journey file with lobi in its name\. The files are/],
  ])('refuses %j in one line that says what is allowed', (argv, line) => {
    expect(() => askedJourneys(argv, SPECS)).toThrow(line);
  });

  it('exits with code 2 and no stack trace for a wrong argument', { timeout: 120_000 }, () => {
    const ending = (args: string[], env = {}) => {
      // At night the journeys are not listed first: Playwright itself finds none, once its servers run.
      const drawn = { ...process.env, LIVERY_ALL: '', ...env };
      const options = { cwd: ROOT, encoding: 'utf8', env: drawn } as const;
      const { status, stderr } = spawnSync(process.execPath, ['e2e/run.ts', ...args], options);
      return `${status} ${stderr}`;
    };
    expect(ending(['help', '-g', 'no such title'])).toMatch(/^2 No journey .*\n$/);
    expect(ending(['lobi'])).toMatch(/^2 There is no journey file .*\n$/);
    expect(ending([], { LIVERY_CHANGED: 'no-such-ref' })).toMatch(/^2 .*"no-such-ref"\.\n$/);
  });
});
