import { describe, expect, it } from 'vitest';
import { rerunCommand } from './rerunCommand.ts';
import { STEPS } from './steps.ts';
import { askedFor } from './testRequest.ts';

const NAMES = STEPS.map(({ name }) => name);

const again = (argv: string[], failing: string[], everything = argv.includes('--all')) =>
  rerunCommand(askedFor(argv, NAMES), failing, { seed: '4711', everything });

describe('the rerun command', () => {
  it('repeats a nightly job with its seed and its shard', () => {
    expect(again(['--all', 'build', 'journeys', '--shard', '2/6'], ['journeys'])).toBe(
      'LIVERY_SEED=4711 npm run test:all -- build journeys --shard=2/6',
    );
    expect(again(['--all', 'unit', 'stories'], ['unit'])).toBe(
      'LIVERY_SEED=4711 npm run test:all -- unit',
    );
  });

  it('repeats the draw of a push', () => {
    expect(again([], ['brand names', 'journeys'])).toBe(
      "LIVERY_SEED=4711 npm run test -- build 'brand names' journeys",
    );
    expect(again(['stories'], ['stories'], true)).toBe(
      'LIVERY_SEED=4711 LIVERY_ALL=1 npm run test -- stories',
    );
  });

  it('repeats a run with --changed', () => {
    expect(again(['--changed'], ['unit'])).toBe(
      'LIVERY_SEED=4711 npm run test -- unit --changed=HEAD',
    );
    // A change to shared ground leaves nothing out, and is still not a push.
    expect(again(['--changed', 'unit'], ['unit'])).toContain('--changed=HEAD');
  });

  it('is parsed to the run that it repeats', () => {
    const argv = ['--all', 'journeys', '--shard', '2/6'];
    const [, words = ''] = again(argv, ['journeys']).split(' -- ');
    const { steps, shard } = askedFor(words.split(' '), NAMES);
    expect({ steps, shard }).toEqual({ steps: ['journeys'], shard: '2/6' });
  });
});
