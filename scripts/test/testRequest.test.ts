import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { UsageError } from '#scripts/command/exit.ts';
import { ROOT } from '../setup/packages.mjs';
import { partOf } from './part.ts';
import { STEPS, type Step, stepsAsked } from './steps.ts';
import { askedFor } from './testRequest.ts';

const NAMES = STEPS.map(({ name }) => name);

describe('what the check is asked for', () => {
  it('is steps, everything, and a share', () => {
    expect(askedFor(['unit', 'journeys', '--all', '--shard', '1/3'], NAMES)).toMatchObject({
      steps: ['unit', 'journeys'],
      all: true,
      shard: '1/3',
    });
  });

  it('leaves the story matrix and the scan of the built sites to the night, unless they are named', () => {
    const asked = (...argv: string[]) => stepsAsked(askedFor(argv, NAMES)).map(({ name }) => name);
    expect(asked()).toEqual(NAMES.filter((name) => !['matrix', 'observatory'].includes(name)));
    expect(asked('--all')).toEqual(NAMES);
    expect(asked('matrix')).toEqual(['matrix']);
    expect(asked('observatory')).toEqual(['observatory']);
  });

  it('leaves the share of a push out of what is asked for whole', () => {
    const isPush = (...argv: string[]) => askedFor(argv, NAMES).push;
    expect([isPush(), isPush('journeys'), isPush('--all'), isPush('--changed')]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('takes a step after --changed for a step, not for a commit', () => {
    expect(askedFor(['--changed', 'unit'], NAMES).steps).toEqual(['unit']);
  });

  it.each([
    [['--chnged'], /^Unknown option '--chnged'\. The options are --all, --changed \[REF\]/],
    [['--shard'], /^Option '--shard <value>' argument missing\. The options are/],
    [['--shard', '7/6'], /^--shard wants i\/n with i from 1 to n, such as 2\/8, not "7\/6"\.$/],
    [['--shard', 'half'], /^--shard wants i\/n/],
    [['unit', 'journey'], /^There is no step journey\. The steps are types, lint, .*, journeys\.$/],
    [['--changed', 'no-such-commit'], /^--changed wants a commit, .* not "no-such-commit"\.$/],
  ])('refuses %j in one line that says what is allowed', (argv, line) => {
    const problems = () => {
      try {
        return askedFor(argv, NAMES);
      } catch (error) {
        return error instanceof UsageError ? error.problems : error;
      }
    };
    expect(problems()).toEqual([expect.stringMatching(line)]);
  });

  it('ends with code 2 and no trace where it is wrong', () => {
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

  it('is what a change reaches, which may be nothing', () => {
    const { args, count } = partOf(step('unit'), { ref: 'main' });
    expect(args).toContain('--changed=main');
    expect(count).toMatchObject({ mayBeEmpty: true });
  });

  it('is a share of its tests', () => {
    expect(partOf(step('journeys'), { shard: '1/3' }).args).toContain('--shard=1/3');
  });

  it('is the whole of a step that does not divide', () => {
    expect(partOf(step('types'), { ref: 'main', shard: '1/3' })).toEqual(step('types'));
  });
});
