import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '#scripts/roots/roots.ts';
import { REQUIRED_MAJOR } from '../setup/node.mjs';

const text = readFileSync(join(ROOT, 'deploy/operator/brands.yml'), 'utf8');
const workflow = parse(text);

/** The script of a job's last step, or of the one with an id. */
const scriptOf = (job: string, id?: string): string => {
  const { steps } = workflow.jobs[job];
  return (id ? steps.find((step: { id?: string }) => step.id === id) : steps.at(-1)).run;
};

/** A repository of brands on an operator's machine, where `npx` only writes its arguments to a file. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = join(folder, 'bin');
  const project = join(folder, 'project');
  for (const each of [bin, project]) mkdirSync(each);
  const log = join(folder, 'log');
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\necho "$*" >> ${log}\n`);
  chmodSync(join(bin, 'npx'), 0o755);
  writeFileSync(log, '');
  const env = {
    ...{ PATH: `${bin}:${process.env.PATH}`, HOME: folder, GITHUB_OUTPUT: join(folder, 'output') },
    ...workflow.env,
  };
  const run = (script: string, more: Record<string, string> = {}) =>
    execFileSync('bash', ['-eo', 'pipefail', '-c', script], {
      ...{ cwd: project, env: { ...env, ...more }, encoding: 'utf8' },
    });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  return {
    run,
    git,
    write(path: string, content: string) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), content);
    },
    /** Commits everything and returns the commit. */
    commit(): string {
      git('add', '--all');
      git('-c', 'user.name=Rima', '-c', 'user.email=rima@example', 'commit', '--quiet', '-m', 'x');
      return git('rev-parse', 'HEAD').trim();
    },
    named: () => readFileSync(env.GITHUB_OUTPUT, 'utf8').trim().split('\n').at(-1),
    ran: () => readFileSync(log, 'utf8').trim().split('\n'),
  };
}

it('runs on the Node that Livery needs', () => {
  const nodes = [...text.matchAll(/node-version: (\d+)/g)].map(([, major]) => Number(major));
  expect(new Set(nodes)).toEqual(new Set([REQUIRED_MAJOR]));
});

it('previews the brands that a pull request changes, and all of them with another Livery', () => {
  const { run, git, write, commit, named } = repository();
  for (const brand of ['bora', 'mistral', 'zephyr']) write(`brands/${brand}/brand.json`, '1');
  write('package-lock.json', '1');
  const BASE = commit();
  const changed = () => run(scriptOf('preview', 'changed'), { BASE });
  write('README.md', 'text');
  commit();
  changed();
  expect(named()).toBe('names=');
  write('brands/zephyr/assets/logo.svg', '2');
  git('rm', '--quiet', '-r', 'brands/mistral');
  commit();
  changed();
  expect(named()).toBe('names=zephyr');
  write('package-lock.json', '2');
  commit();
  changed();
  expect(named()).toBe('names=bora zephyr');
});

it('builds and publishes the changed brands into the store of previews', () => {
  const { run, ran } = repository();
  run(scriptOf('preview'), { NAMES: 'bora zephyr', GITHUB_STEP_SUMMARY: '/dev/null' });
  expect(ran()).toEqual([
    'livery build --brand bora zephyr --store s3://previews',
    'livery release publish bora zephyr --store s3://previews --preview-domain preview.example',
  ]);
});

it('publishes all brands, and makes live what was never live', () => {
  const { run, ran } = repository();
  run(scriptOf('release'));
  expect(ran()).toEqual([
    'livery release publish --all --store s3://releases',
    'livery release promote --new --store s3://releases',
  ]);
});
