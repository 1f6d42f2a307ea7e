import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../setup/packages.mjs';
import { STEPS } from './steps.ts';
import { type Asked, askedFor } from './testRequest.ts';

interface Job {
  'timeout-minutes'?: number;
  strategy?: { matrix: { run?: string[]; include?: { run: string }[] } };
}

const NAMES = STEPS.map(({ name }) => name);
/** The steps that need the sites built by the step before. */
const OF_SITES = ['journeys', 'observatory'];

const jobsOf = (file: string): Record<string, Job> =>
  parse(readFileSync(join(ROOT, '.github/workflows', file), 'utf8')).jobs;

/** The words of a shell, some of them in quotation marks. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);

/** What each job of a workflow's matrix passes to the test command; an unknown word throws. */
const asksOf = (file: string): Asked[] =>
  Object.values(jobsOf(file)).flatMap(({ strategy }) => {
    const { run = [], include = [] } = strategy?.matrix ?? {};
    return [...run, ...include.map((each) => each.run)].map((line) =>
      askedFor(wordsOf(line), NAMES),
    );
  });

const stepsOf = (asks: readonly Asked[]): Set<string> =>
  new Set(asks.flatMap(({ steps }) => steps));

/** Steps missing from some of the jobs of a workflow. */
const missingIn = (file: string, steps: typeof STEPS): string[] => {
  const run = stepsOf(asksOf(file));
  return steps.map(({ name }) => name).filter((name) => !run.has(name));
};

describe('the workflows', () => {
  it('run each step of a push in a job', () => {
    expect(
      missingIn(
        'test.yml',
        STEPS.filter(({ nightly }) => !nightly),
      ),
    ).toEqual([]);
  });

  it('run each step of the night in a job, except for short ones that each push runs completely', () => {
    expect(
      missingIn(
        'nightly.yml',
        STEPS.filter(({ short }) => !short),
      ),
    ).toEqual([]);
  });

  it.each(['test.yml', 'nightly.yml'])('build sites if a job of %s reads them', (file) => {
    const unbuilt = asksOf(file).filter(
      ({ steps }) => OF_SITES.some((name) => steps.includes(name)) && !steps.includes('build'),
    );
    expect(unbuilt).toEqual([]);
  });

  it.each(['test.yml', 'nightly.yml'])('run all shards of a step of %s, each once', (file) => {
    const asks = asksOf(file);
    for (const { name, divides } of STEPS.filter((step) => stepsOf(asks).has(step.name))) {
      if (name === 'build') continue;
      const shards = asks.filter(({ steps }) => steps.includes(name)).map(({ shard }) => shard);
      const all =
        shards.length === 1 ? [undefined] : shards.map((_, at) => `${at + 1}/${shards.length}`);
      expect(shards, name).toEqual(all);
      if (shards.length > 1) expect(divides, name).toBe(true);
    }
  });

  it('run the journeys of the night in six shards of at most an hour each', () => {
    expect(asksOf('nightly.yml').filter(({ steps }) => steps.includes('journeys'))).toHaveLength(6);
  });

  it.each(['test.yml', 'nightly.yml', 'brands.yml'])('limit the time of each job of %s', (file) => {
    const unlimited = Object.entries(jobsOf(file)).filter(([, job]) => !job['timeout-minutes']);
    expect(unlimited).toEqual([]);
  });
});
