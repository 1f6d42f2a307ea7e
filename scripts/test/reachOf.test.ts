import { describe, expect, it } from 'vitest';
import { readImporters } from './importers.ts';
import { reachOf } from './reachOf.ts';

const importers = new Map([
  ['src/ui/tree/Tree.tsx', ['src/features/team/Line.tsx', 'src/shared/games/Games.tsx']],
  ['src/shared/games/Games.tsx', ['src/features/help/HelpScreen.tsx']],
  ['src/features/team/TeamScreen.tsx', ['src/modules/screens.ts']],
  ['src/features/team/en.json', ['src/features/team/Line.tsx', 'e2e/walk.ts']],
  ['src/ui/icon/Icon.tsx', ['src/features/help/HelpScreen.tsx', 'src/app/layout/Header.tsx']],
  ['e2e/walk.ts', ['e2e/team.spec.ts', 'e2e/walkFar.ts']],
  ['e2e/walkFar.ts', ['e2e/far.spec.ts']],
]);

const reach = (file: string) => {
  const found = reachOf(file, importers, true);
  return found && { features: [...found.features].sort(), specs: [...found.specs].sort() };
};

describe('the features and specs that a file reaches', () => {
  it('are found along the imports, up to the feature', () => {
    expect(reach('src/ui/tree/Tree.tsx')).toEqual({ features: ['help', 'team'], specs: [] });
  });

  it('are found along the imports, up to the specs', () => {
    const specs = ['far.spec.ts', 'team.spec.ts'];
    expect(reach('e2e/walk.ts')).toEqual({ features: [], specs });
    expect(reach('src/features/team/en.json')).toEqual({ features: ['team'], specs });
  });

  it('are all if the layout of every screen imports it, or nothing does', () => {
    expect(reach('src/ui/icon/Icon.tsx')).toBeUndefined();
    expect(reach('languages/en/session.json')).toBeUndefined();
  });

  it('are found in the imports of the project', () => {
    const found = readImporters();
    expect(reachOf('src/ui/table/Table.tsx', found, true)?.features).toContain('bets');
    expect(reachOf('src/ui/button/Button.tsx', found, true)).toBeUndefined();
  });
});
