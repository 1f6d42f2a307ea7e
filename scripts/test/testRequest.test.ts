import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { UsageError } from '#scripts/command/exit.ts';
import { ROOT } from '../setup/packages.mjs';
import { partOf } from './part.ts';
import { STEPS, type Step, stepsAsked } from './steps.ts';
import { askedFor } from './testRequest.ts';

const NAMES = STEPS.map(({ name }) => name);

describe('the arguments of the check', () => {
  it('are steps, the whole check, and a shard', () => {
    expect(askedFor(['unit', 'journeys', '--all', '--shard', '1/3'], NAMES)).toMatchObject({
      steps: ['unit', 'journeys'],
      all: true,
      shard: '1/3',
    });
  });

  it('include the story matrix and the scan of the sites only at night or by name', () => {
    const asked = (...argv: string[]) => stepsAsked(askedFor(argv, NAMES)).map(({ name }) => name);
    expect(asked()).toEqual(NAMES.filter((name) => !['matrix', 'observatory'].includes(name)));
    expect(asked('--all')).toEqual(NAMES);
    expect(asked('matrix')).toEqual(['matrix']);
    expect(asked('observatory')).toEqual(['observatory']);
  });

  it('ignore the share of a push for the whole check', () => {
    const isPush = (...argv: string[]) => askedFor(argv, NAMES).push;
    expect([isPush(), isPush('journeys'), isPush('--all'), isPush('--changed')]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('accept a step after --changed as a step, not as a commit', () => {
    expect(askedFor(['--changed', 'unit'], NAMES).steps).toEqual(['unit']);
  });

  it.each([
    [['--chnged'], /^Unknown option '--chnged'\. The options are --all, --changed \[REF\]/],
    [['--shard'], /^Option '--shard <value>' argument missing\. The options are/],
    [['--shard', '7/6'], /^--shard wants i\/n with i from 1 to n, such as 2\/8, not "7\/6"\.$/],
    [['--shard', 'half'], /^--shard wants i\/n/],
    [['unit', 'journey'], /^There is no step journey\. The steps are types, lint, .*, journeys\.$/],
    [['--changed', 'no-such-commit'], /^--changed wants a commit, .* not "no-such-commit"\.$/],
  ])('reject %j in one line with the valid values', (argv, line) => {
    const problems = () => {
      try {
        return askedFor(argv, NAMES);
      } catch (error) {
        return error instanceof UsageError ? error.problems : error;
      }
    };
    expect(problems()).toEqual([expect.stringMatching(line)]);
  });

  it('exit with code 2 and without a stack trace if they are invalid', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/test/run.ts', '--nothing'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Unknown option '--nothing'.*\n$/);
    expect(status).toBe(2);
  });
});

describe('a part of a step', () => {
  const step = (name: string): Step => {
    const found = STEPS.find((each) => each.name === name);
    if (!found) throw new Error(`There is no step ${name}.`);
    return found;
  };

  it('can be what a change reaches, even nothing', () => {
    const { args, count } = partOf(step('unit'), { ref: 'main' });
    expect(args).toContain('--changed=main');
    expect(count).toMatchObject({ mayBeEmpty: true });
  });

  it('can be a share of its tests', () => {
    expect(partOf(step('journeys'), { shard: '1/3' }).args).toContain('--shard=1/3');
  });

  it('is the whole step if it cannot be divided', () => {
    expect(partOf(step('types'), { ref: 'main', shard: '1/3' })).toEqual(step('types'));
  });
});
