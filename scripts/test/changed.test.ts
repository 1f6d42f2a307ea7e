import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { changedFiles, reachesAll, screensAndSpecs } from './changed.ts';

describe('the tests that a change reaches', () => {
  it.each([
    'package-lock.json',
    'vitest.config.ts',
    'schemas/platform/games.yaml',
    'brands/any/brand.json',
    'src/app/App.tsx',
    'src/platform/client.ts',
    'sandbox/createSandbox.ts',
    'sandbox/ledger/posting.ts',
  ])('are all if %s has changed', (file) => {
    expect(reachesAll(['docs/build.md', file])).toBe(true);
  });

  it.each([
    'src/features/help/HelpScreen.tsx',
    'sandbox/domains/chat/chatRoom.ts',
    'src/platform/client.test.ts',
    'docs/build.md',
  ])('are found by imports if %s has changed', (file) => {
    expect(reachesAll([file])).toBe(false);
  });

  it('are found with git, which rejects an unknown ref', () => {
    expect(Array.isArray(changedFiles('HEAD'))).toBe(true);
    expect(() => changedFiles('no-such-ref')).toThrow();
  });
});

describe('the journeys that a change reaches', () => {
  const reached = (...files: string[]) => screensAndSpecs(files);

  it('are those about its screens, and the changed ones', () => {
    expect(reached('src/features/help/HelpScreen.tsx', 'e2e/chat.spec.ts', 'docs/x.md')).toEqual({
      features: ['help'],
      specs: ['chat.spec.ts'],
    });
  });

  it('are those that import a changed helper', () => {
    const specs = reached('e2e/cashier.ts')?.specs;
    expect(specs).toContain('withdraw.spec.ts');
    expect(specs).not.toContain('help.spec.ts');
  });

  it('are those that import changed messages', () => {
    const messages = 'languages/en/withdrawals.json';
    expect(reached(messages)).toMatchObject({
      features: ['withdrawals'],
      specs: expect.arrayContaining(['withdraw.spec.ts']),
    });
  });

  it.each([
    'src/ui/button/Button.stories.tsx',
    'sandbox/kernel/money.test.ts',
    'README.md',
    'scripts/bench/rows.ts',
    'scripts/check/sources.ts',
    'e2e/shots/take.ts',
    'knip.json',
  ])('are none if only %s has changed', (file) => {
    expect(reached(file)).toEqual({ features: [], specs: [] });
  });

  it.each([
    'src/ui/button/Button.tsx',
    'sandbox/domains/chat/conversation.ts',
    'e2e/serve.ts',
    'e2e/sites.ts',
  ])('are all if %s has changed', (file) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(reached(file)).toBeUndefined();
  });

  it('are those that still import a deleted file, possibly none', () => {
    const importers = new Map([['e2e/gone.ts', ['e2e/chat.spec.ts']]]);
    const of = (file: string) => screensAndSpecs([file], importers, () => false);
    expect(of('e2e/gone.ts')).toEqual({ features: [], specs: ['chat.spec.ts'] });
    expect(of('e2e/gone.spec.ts')).toEqual({ features: [], specs: [] });
    expect(of('src/ui/gone/Gone.tsx')).toEqual({ features: [], specs: [] });
  });
});
