import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import breaches from './breaches.json' with { type: 'json' };
import { checkImports } from './checkImports.ts';
import { findBreaches } from './findBreaches.ts';

/** A project of these files; each imports the specifiers that are given. */
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
  checkImports(await findBreaches(await project(files)), {});

/** As many breaches as the list may name; fewer as they are mended, never more. */
const MOST_BREACHES = 67;

describe('the check of imports', () => {
  it('knows of no more breaches than it did: the list only shrinks', () => {
    const named = Object.values(breaches).flatMap((imports) => Object.values(imports).flat());
    expect(named.length).toBeLessThanOrEqual(MOST_BREACHES);
  });

  it('accepts imports that run down the layers', async () => {
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
        'scripts/build/a.ts': [value('#sandbox/main.ts')],
        'sandbox/main.ts': [value('#sandbox/ledger/a.ts')],
        'sandbox/ledger/a.ts': [value('#sandbox/database/a.ts')],
        'sandbox/database/a.ts': [],
        'e2e/a.spec.ts': [value('#scripts/build/a.ts'), value('#src/app/App.ts')],
      }),
    ).toEqual([]);
  });

  it('rejects a circle of files in the sandbox, of types as well', async () => {
    const found = await findings({
      'sandbox/wallet/a.ts': [type('./b.ts')],
      'sandbox/wallet/b.ts': [value('#sandbox/wallet/c.ts')],
      'sandbox/wallet/c.ts': [value('./a.ts')],
    });
    expect(found).toEqual([
      'sandbox/wallet/a.ts imports sandbox/wallet/b.ts: the files import each other in a circle: ' +
        'sandbox/wallet/b.ts → sandbox/wallet/c.ts → sandbox/wallet/a.ts',
    ]);
  });

  it('rejects a circle that is closed by a lazy import', async () => {
    expect(
      await findings({
        'src/ui/menu/Menu.ts': [lazy('./Sheet.ts')],
        'src/ui/menu/Sheet.ts': [value('./Menu.ts')],
      }),
    ).toEqual([expect.stringContaining('import each other in a circle')]);
  });

  it.each(['scripts', 'sandbox'])('rejects a circle of folders in %s', async (root) => {
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
  });

  it.each([
    ['a script', 'end-to-end tests', 'scripts/build/a.ts', 'e2e/journey.ts'],
    ['the sandbox', 'Storybook', 'sandbox/play/a.ts', '.storybook/worker.ts'],
    ['the application', 'a script', 'src/brand/page.ts', 'scripts/build/emit.ts'],
    ['a feature', 'another feature', 'src/features/lobby/a.ts', 'src/features/games/b.ts'],
    ['a feature', 'the application', 'src/features/lobby/a.ts', 'src/app/App.ts'],
    ['shared code', 'a feature', 'src/shared/games/a.ts', 'src/features/games/b.ts'],
    ['the session', 'shared code', 'src/session/a.ts', 'src/shared/games/a.ts'],
    ['the design system', 'the platform', 'src/ui/button/Button.ts', 'src/platform/client.ts'],
    ['the design system', 'the brand', 'src/ui/button/Button.ts', 'src/brand/page.ts'],
    ['the ledger', 'a domain', 'sandbox/ledger/a.ts', 'sandbox/wallet/b.ts'],
    ['a domain', 'the seeds', 'sandbox/wallet/a.ts', 'sandbox/seeds/b.ts'],
  ])('rejects that %s imports %s', async (_who, _whom, from, to) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    const found = await findings({ [from]: [type(path)], [to]: [] });
    expect(found).toEqual([expect.stringContaining(`${from} imports ${to}: `)]);
  });

  it('rejects a folder that no layer holds', async () => {
    expect(await findings({ 'src/attic/thing.ts': [], 'sandbox/attic/thing.ts': [] })).toEqual([
      expect.stringContaining('sandbox/attic/thing.ts'),
      expect.stringContaining('src/attic/thing.ts'),
    ]);
  });

  it('lets the tests of the sandbox import from any of its layers', async () => {
    expect(
      await findings({
        'sandbox/ledger/a.test.ts': [value('#sandbox/seeds/a.ts')],
        'sandbox/seeds/a.ts': [value('#sandbox/ledger/a.ts')],
        'sandbox/ledger/a.ts': [],
      }),
    ).toEqual([]);
  });
});

describe('the list of known breaches', () => {
  const breach = { rule: 'layers', from: 'sandbox/a.ts', to: 'sandbox/b.ts', reason: 'upward' };

  it('accepts what is on it', () => {
    expect(checkImports([breach], { layers: { 'sandbox/a.ts': ['sandbox/b.ts'] } })).toEqual([]);
  });

  it('rejects a breach that is not on it', () => {
    expect(checkImports([breach], { layers: { 'sandbox/a.ts': ['sandbox/c.ts'] } })).toContain(
      'sandbox/a.ts imports sandbox/b.ts: upward',
    );
  });

  it('rejects an entry whose breach is gone', () => {
    expect(checkImports([], { layers: { 'sandbox/a.ts': ['sandbox/b.ts'] } })).toEqual([
      expect.stringContaining('sandbox/a.ts → sandbox/b.ts is gone'),
    ]);
  });
});
