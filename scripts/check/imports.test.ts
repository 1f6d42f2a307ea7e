import { describe, expect, it } from 'vitest';
import { refusal } from './imports.ts';

describe('import direction', () => {
  it.each([
    ['src/app/App.tsx', 'src/modules/registry.ts'],
    ['src/modules/screens.ts', 'src/features/lobby/LobbyScreen.tsx'],
    ['src/features/lobby/LobbyScreen.tsx', 'src/ui/button/Button.tsx'],
    ['src/features/lobby/LobbyScreen.tsx', 'src/features/lobby/parts.ts'],
    ['src/ui/button/Button.css.ts', 'src/theme/contract.css.ts'],
    ['src/theme/contract.css.ts', 'tokens/base.json'],
    ['scripts/build/head.ts', 'src/modules/registry.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(refusal(from, to)).toBeUndefined();
  });

  it.each([
    ['src/ui/button/Button.tsx', 'src/platform/client.ts', 'ui stands below platform'],
    ['src/ui/button/Button.tsx', 'src/brand/page.ts', 'ui stands beside brand'],
    ['src/features/lobby/a.ts', 'src/features/games/b.ts', 'lobby does not know the feature games'],
    ['src/features/lobby/a.ts', 'src/app/App.tsx', 'features stands below app'],
    ['src/brand/page.ts', 'scripts/build/emit.ts', 'src/ does not import scripts/'],
    ['src/app/App.tsx', 'src/attic/thing.ts', 'src/attic/ has no storey'],
  ])('refuses that %s imports %s', (from, to, reason) => {
    expect(refusal(from, to)).toContain(reason);
  });
});
