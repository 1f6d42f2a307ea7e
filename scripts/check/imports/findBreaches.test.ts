import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { breachLine } from './breach.ts';
import { findBreaches } from './findBreaches.ts';
import { DOMAIN_IMPORTS } from './layers.ts';

/** A project of these files; each imports the given specifiers. */
async function project(files: Record<string, readonly string[]>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'livery-imports-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const imports = Object.fromEntries(
    ['src', 'scripts', 'sandbox'].map((folder) => [`#${folder}/*`, `./${folder}/*`]),
  );
  await writeFile(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }));
  for (const [file, statements] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `${statements.join('\n')}\nexport const one = 1;\n`);
  }
  return root;
}

const value = (specifier: string) => `import { one } from '${specifier}';`;
const type = (specifier: string) => `import type { One } from '${specifier}';`;
const lazy = (specifier: string) => `export const load = () => import('${specifier}');`;

const findings = async (files: Record<string, readonly string[]>) =>
  (await findBreaches(await project(files))).map(breachLine);

describe('the import check', () => {
  it('accepts imports down the layers', async () => {
    expect(
      await findings({
        'src/app/App.ts': [value('#src/modules/registry.ts')],
        'src/modules/registry.ts': [lazy('#src/features/lobby/LobbyScreen.ts')],
        'src/features/lobby/LobbyScreen.ts': [value('./parts.ts'), value('#src/shared/games/a.ts')],
        'src/features/lobby/parts.ts': [type('#src/ui/button/Button.ts')],
        'src/shared/games/a.ts': [value('#src/session/a.ts')],
        'src/session/a.ts': [value('#src/platform/a.ts')],
        'src/platform/a.ts': [],
        'src/ui/button/Button.ts': [value('#src/theme/contract.ts')],
        'src/theme/contract.ts': [],
        'scripts/pipeline/a.ts': [value('#sandbox/main.ts')],
        'sandbox/main.ts': [value('#sandbox/ledger/a.ts')],
        'sandbox/ledger/a.ts': [value('#sandbox/kernel/database/a.ts')],
        'sandbox/kernel/database/a.ts': [],
        'e2e/a.spec.ts': [value('#scripts/pipeline/a.ts'), value('#src/app/App.ts')],
      }),
    ).toEqual([]);
  });

  it('rejects a cycle of files in the sandbox, including type imports', async () => {
    const found = await findings({
      'sandbox/domains/wallet/a.ts': [type('./b.ts')],
      'sandbox/domains/wallet/b.ts': [value('#sandbox/domains/wallet/c.ts')],
      'sandbox/domains/wallet/c.ts': [value('./a.ts')],
    });
    expect(found).toEqual([
      'sandbox/domains/wallet/a.ts imports sandbox/domains/wallet/b.ts: the files import each other in a circle: ' +
        'sandbox/domains/wallet/b.ts → sandbox/domains/wallet/c.ts → sandbox/domains/wallet/a.ts',
    ]);
  });

  it('rejects a cycle that a lazy import closes', async () => {
    expect(
      await findings({
        'src/ui/menu/Menu.ts': [lazy('./Sheet.ts')],
        'src/ui/menu/Sheet.ts': [value('./Menu.ts')],
      }),
    ).toEqual([expect.stringContaining('import each other in a circle')]);
  });

  it.each(['scripts', 'sandbox/kernel', 'sandbox/tools'])(
    'rejects a cycle of folders in %s',
    async (root) => {
      expect(
        await findings({
          [`${root}/wallet/a.ts`]: [value('../play/a.ts')],
          [`${root}/play/a.ts`]: [],
          [`${root}/play/b.ts`]: [type('../messages/a.ts')],
          [`${root}/messages/a.ts`]: [value('../wallet/b.ts')],
          [`${root}/wallet/b.ts`]: [],
        }),
      ).toEqual([
        `${root}/messages imports ${root}/wallet: the folders import each other in a circle`,
        `${root}/play imports ${root}/messages: the folders import each other in a circle`,
        `${root}/wallet imports ${root}/play: the folders import each other in a circle`,
      ]);
    },
  );

  it.each([
    ['a script', 'end-to-end tests', 'scripts/pipeline/a.ts', 'e2e/journey.ts'],
    ['the sandbox', 'Storybook', 'sandbox/domains/play/a.ts', '.storybook/worker.ts'],
    ['the application', 'a script', 'src/brand/page.ts', 'scripts/pipeline/emit.ts'],
    ['a feature', 'another feature', 'src/features/lobby/a.ts', 'src/features/games/b.ts'],
    ['a feature', 'the application', 'src/features/lobby/a.ts', 'src/app/App.ts'],
    ['shared code', 'a feature', 'src/shared/games/a.ts', 'src/features/games/b.ts'],
    ['the session', 'shared code', 'src/session/a.ts', 'src/shared/games/a.ts'],
    ['the design system', 'the platform', 'src/ui/button/Button.ts', 'src/platform/client.ts'],
    ['the design system', 'the brand', 'src/ui/button/Button.ts', 'src/brand/page.ts'],
    ['the kernel', 'a domain', 'sandbox/kernel/http/a.ts', 'sandbox/domains/wallet/b.ts'],
    ['the kernel', 'the ledger', 'sandbox/kernel/http/a.ts', 'sandbox/ledger/b.ts'],
    ['the ledger', 'a domain', 'sandbox/ledger/a.ts', 'sandbox/domains/wallet/b.ts'],
    ['a tool', 'the composition', 'sandbox/tools/console/a.ts', 'sandbox/jobs.ts'],
    ['a domain', 'the seeds', 'sandbox/domains/wallet/a.ts', 'sandbox/seeds/b.ts'],
  ])('rejects an import from %s to %s', async (_who, _whom, from, to) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    const found = await findings({ [from]: [type(path)], [to]: [] });
    expect(found).toEqual([expect.stringContaining(`${from} imports ${to}: `)]);
  });

  it('rejects a folder without a layer', async () => {
    expect(await findings({ 'src/attic/thing.ts': [], 'sandbox/attic/thing.ts': [] })).toEqual([
      expect.stringContaining('sandbox/attic/thing.ts'),
      expect.stringContaining('src/attic/thing.ts'),
    ]);
  });

  it('lets a sandbox domain import its declared domains, and all tables', async () => {
    const wallet = 'sandbox/domains/wallet/deposit.ts';
    const from = (path: string) =>
      findings({ [wallet]: [type(`../${path}`)], [`sandbox/domains/${path}`]: [] });
    expect(await from('protection/limits.ts')).toEqual([]);
    expect(await from('agents/schema.ts')).toEqual([]);
    expect(await from('rewards/schema/points.ts')).toEqual([]);
    expect(await from('agents/team.ts')).toEqual([
      expect.stringContaining('imports sandbox/domains/agents/team.ts: a domain imports only'),
    ]);
  });

  it('lets a domain’s seeds import any domain, and be imported by seeds and tools only', async () => {
    const seeds = 'sandbox/domains/accounts/seeds/players.ts';
    const found = await findings({
      [seeds]: [type('../../agents/team.ts')],
      'sandbox/domains/agents/team.ts': [],
      'sandbox/domains/agents/seeds/team.ts': [type(`#${seeds}`)],
      'sandbox/seeds/seedMerchants.ts': [type(`#${seeds}`)],
      'sandbox/tools/console/a.ts': [type(`#${seeds}`)],
      'sandbox/domains/accounts/login.ts': [type('./seeds/players.ts')],
      'sandbox/domains/agents/links.ts': [type(`#${seeds}`)],
      'sandbox/kernel/http/a.ts': [type(`#${seeds}`)],
    });
    const refused = ['accounts/login.ts', 'agents/links.ts', 'kernel/http/a.ts'];
    for (const file of refused) {
      expect(found).toContainEqual(expect.stringContaining(`${file} imports ${seeds}: `));
    }
    expect(found).not.toContainEqual(expect.stringMatching(/(seedMerchants|console|seeds\/team)/));
    expect(found).not.toContainEqual(expect.stringContaining('agents/team.ts'));
  });

  it('has no cycle among the declared domain imports', () => {
    const names = Object.keys(DOMAIN_IMPORTS);
    const upward = Object.entries(DOMAIN_IMPORTS).flatMap(([domain, open]) =>
      open.filter((other) => names.indexOf(other) <= names.indexOf(domain)),
    );
    expect(upward).toEqual([]);
  });

  it('lets sandbox tests import any layer', async () => {
    expect(
      await findings({
        'sandbox/ledger/a.test.ts': [value('#sandbox/seeds/a.ts')],
        'sandbox/seeds/a.ts': [value('#sandbox/ledger/a.ts')],
        'sandbox/ledger/a.ts': [],
      }),
    ).toEqual([]);
  });
});
