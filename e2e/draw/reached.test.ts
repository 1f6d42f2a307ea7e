import { describe, expect, it } from 'vitest';
import { specsReached } from './reached.ts';

describe('the specs that a change reaches', () => {
  it('contain a route of the feature, themselves or in a helper', () => {
    expect(specsReached(['src/features/bets/BetsScreen.tsx'])).toEqual(
      expect.arrayContaining(['records.spec.ts', 'wholeWay.spec.ts']),
    );
  });

  it('have the name of the feature, or visit every screen', () => {
    expect(specsReached(['src/features/announcements/Announcements.tsx'])).toEqual(
      expect.arrayContaining(['accessibility.spec.ts', 'announcements.spec.ts']),
    );
  });

  it('do not only contain a longer route', () => {
    // The records of agents are below /agentHome.
    expect(specsReached(['src/features/bets/BetsScreen.tsx'])).not.toContain('agentTeam.spec.ts');
  });

  it('import a changed helper', () => {
    expect(specsReached(['e2e/screenTrouble.ts'])).toEqual(['states.spec.ts']);
  });

  it('are none for a deleted spec', () => {
    expect(specsReached(['e2e/deleted.spec.ts'])).toEqual([]);
  });
});
