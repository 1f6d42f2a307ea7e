import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { run } from './cli.ts';

const manual = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

it('has each command in the operator’s table of how it is written in a repository of their own', async () => {
  const out: string[] = [];
  const io = {
    out: (text: string) => out.push(text),
    err: () => undefined,
    interactive: false,
    now: () => new Date(),
  };
  await run(['--help'], io);
  const [, list = ''] = out.join('\n').split('Commands:');
  const commands = [...list.matchAll(/^ {2}(\w+)/gm)].flatMap(([, name]) => name ?? []);
  expect(commands.length).toBeGreaterThan(3);
  const row = manual('docs/operator.md')
    .split('\n')
    .find((line) => line.startsWith('|') && line.includes('npx livery brand'));
  for (const name of commands.filter((each) => each !== 'help')) {
    expect(row).toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(row).toContain('`check --against');
});

it.each(['docs/deploy.md', 'docs/upgrades.md', 'CHANGELOG.md'])(
  'says in %s, before the first section, how commands are written elsewhere',
  (file) => {
    const [, before = ''] = /^([\s\S]*?)^## /m.exec(manual(file)) ?? [];
    expect(before).toMatch(/write `npx livery \w+` for\s+`npm run \w+ --`/);
  },
);
