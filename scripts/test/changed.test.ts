import { describe, expect, it } from 'vitest';
import { changedFiles, reachesAll, screensAndSpecs } from './changed.ts';

describe('what a change reaches', () => {
  it.each([
    'package-lock.json',
    'vitest.config.ts',
    'schemas/platform/games.yaml',
    'brands/any/brand.json',
    'src/app/App.tsx',
    'src/platform/client.ts',
    'sandbox/createSandbox.ts',
    'sandbox/ledger/posting.ts',
  ])('is everything where %s has changed', (file) => {
    expect(reachesAll(['docs/build.md', file])).toBe(true);
  });

  it.each([
    'src/features/help/HelpScreen.tsx',
    'sandbox/domains/chat/chatRoom.ts',
    'src/platform/client.test.ts',
    'docs/build.md',
  ])('is found by imports if %s has changed', (file) => {
    expect(reachesAll([file])).toBe(false);
  });

  it('is read from git, which refuses a ref that there is not', () => {
    expect(Array.isArray(changedFiles('HEAD'))).toBe(true);
    expect(() => changedFiles('no-such-ref')).toThrow();
  });
});

describe('the journeys that a change reaches', () => {
  it('are those about screens, and those that have changed themselves', () => {
    const files = ['src/features/help/HelpScreen.tsx', 'e2e/chat.spec.ts', 'docs/build.md'];
    expect(screensAndSpecs(files)).toEqual({ features: ['help'], specs: ['chat.spec.ts'] });
  });

  it('are those about the screens that a part is in', () => {
    const importers = () => new Map([['src/ui/tree/Tree.tsx', ['src/features/team/Line.tsx']]]);
    const reached = screensAndSpecs(['src/ui/tree/Tree.tsx'], importers);
    expect(reached).toEqual({ features: ['team'], specs: [] });
  });

  it('are empty if only tests, stories and pages have changed', () => {
    const files = ['src/ui/button/Button.stories.tsx', 'sandbox/kernel/money.test.ts', 'README.md'];
    expect(screensAndSpecs(files)).toEqual({ features: [], specs: [] });
  });

  it.each(['src/ui/button/Button.tsx', 'sandbox/domains/chat/chatRoom.ts', 'e2e/player.ts'])(
    'are all where %s has changed',
    (file) => {
      expect(screensAndSpecs([file])).toBeUndefined();
    },
  );
});
