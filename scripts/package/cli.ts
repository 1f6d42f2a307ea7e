/** `npm run package`: writes the package that operators depend on. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flagsOf, readOrExit } from '#scripts/command/readOrExit.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { STORYBOOK } from '#scripts/storybook/cli.ts';
import { compileStorybook } from '#scripts/ui/storybook/compileStorybook.ts';
import { writeContents } from './contents.ts';

const { values } = readOrExit(() =>
  flagsOf(
    process.argv.slice(2),
    {
      out: { type: 'string', default: join(ROOT, 'package') },
      'no-storybook': { type: 'boolean', default: false },
    },
    '--out DIR --no-storybook',
  ),
);
const out = resolve(values.out);
/** Says what a long step does, beside the one line of the result. */
const say = (step: string) => console.error(step);
for (const folder of [out, join(ROOT, '.livery')]) mkdirSync(folder, { recursive: true });
const draft = mkdtempSync(join(ROOT, '.livery', 'package-'));
try {
  say('Compiling the code …');
  await writeContents(ROOT, draft);
  if (!values['no-storybook']) {
    say('Compiling Storybook, which takes a minute or two where its sources have changed …');
    cpSync(await compileStorybook(), join(draft, STORYBOOK), { recursive: true });
  }
  say('Packing …');
  const packed = execFileSync(
    'npm',
    ['pack', draft, '--pack-destination', out, '--ignore-scripts', '--loglevel=error'],
    { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  console.log(join(out, packed.trim()));
} finally {
  rmSync(draft, { recursive: true });
}
