import { describe, expect, it } from 'vitest';
import { specsReached } from './reached.ts';

describe('the specs that a change reaches', () => {
  it('name an address of a screen of the feature, themselves or in a helper', () => {
    expect(specsReached(['src/features/bets/BetsScreen.tsx'])).toEqual(
      expect.arrayContaining(['records.spec.ts', 'wholeWay.spec.ts']),
    );
  });

  it('have the name of the feature, or go to every screen', () => {
    expect(specsReached(['src/features/announcements/Announcements.tsx'])).toEqual(
      expect.arrayContaining(['accessibility.spec.ts', 'announcements.spec.ts']),
    );
  });

  it('do not name a longer address alone', () => {
    // The records of agents are below /agentHome.
    expect(specsReached(['src/features/bets/BetsScreen.tsx'])).not.toContain('agentTeam.spec.ts');
  });

  it('import a helper that has changed', () => {
    expect(specsReached(['e2e/screenTrouble.ts'])).toEqual(['states.spec.ts']);
  });

  it('are none where a spec was deleted', () => {
    expect(specsReached(['e2e/deleted.spec.ts'])).toEqual([]);
  });
});
