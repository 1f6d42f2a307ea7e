import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostPath, vendorPath } from '#src/platform/endpoints/games/launchPath.ts';
import { launchTarget } from './launchTarget.ts';

const targetOf = (path: string) => launchTarget(new URL(path, 'https://site.example').searchParams);
const code = fc.string({ minLength: 1 });

describe('the target of a launch URL', () => {
  it('is the game of the launch, for credits or as a free trial (S2.8, S2.25)', () => {
    fc.assert(
      fc.property(code, code, fc.constantFrom('real', 'demo'), (vassalage, gameCode, mode) => {
        const target = targetOf(hostPath({ vassalage, gameCode }, mode));
        expect(target).toEqual({ kind: 'game', mode, vassalage, gameCode });
      }),
    );
  });

  it('is the lobby of a vendor whose card opens it (S4.12)', () => {
    fc.assert(
      fc.property(code, (vassalage) => {
        fc.pre(!['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN'].includes(vassalage));
        const path = vendorPath({ vassalage, gameType: 'SPORTS', isGame: false });
        const lobby = { kind: 'lobby', mode: 'real', vassalage, gameType: 'SPORTS' };
        expect(targetOf(path)).toEqual(lobby);
      }),
    );
  });

  it('is undefined without a game or a known kind of lobby', () => {
    for (const query of ['', '?vassalage=V9', '?gameType=SPORTS', '?vassalage=V9&gameType=TV']) {
      expect(targetOf(`/seamless${query}`)).toBeUndefined();
    }
  });
});
