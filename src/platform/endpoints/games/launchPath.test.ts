import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hostPath,
  type LaunchedBy,
  launchPath,
  vendorPath,
} from '#src/platform/endpoints/games/launchPath.ts';

const TYPES = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'] as const;
const SITE = 'https://site.example';

const anyGame: fc.Arbitrary<LaunchedBy> = fc.record({
  vassalage: fc.oneof(fc.string(), fc.constantFrom('TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT')),
  gameCode: fc.string(),
  gameType: fc.constantFrom(...TYPES),
});

const slot = { vassalage: 'V9', gameCode: 'V9-0417', gameType: 'RNG' } as const;

describe('the path of a launch', () => {
  it.each([
    ['TCG_LOTTO_VN', 'ELOTT', '/vnLottery?gameCode=G-0001'],
    ['TCG_LOTTO_VN', 'LOTT', '/vnLottery?gameCode=G-0001'],
    ['TCG_SEA', 'LOTT', '/seaLottery?gameCode=G-0001'],
    ['LOTT', 'LOTT', '/lottery?gameCode=G-0001'],
    ['LOTT', 'ELOTT', '/lottery?gameCode=G-0001'],
    ['ELOTT', 'RNG', '/lottery?gameCode=G-0001'],
    ['V9', 'LOTT', '/lottery?gameCode=G-0001'],
    ['V9', 'LIVE', '/seamless?vassalage=V9&gameCode=G-0001'],
  ] as const)('is for %s among %s %s (S4.12)', (vassalage, gameType, path) => {
    expect(launchPath({ vassalage, gameType, gameCode: 'G-0001' })).toBe(path);
  });

  it('is the host page’s for a free trial, even of a lottery (S2.25)', () => {
    expect(launchPath(slot, 'demo')).toBe('/seamless?vassalage=V9&gameCode=V9-0417&mode=demo');
    expect(launchPath({ ...slot, gameType: 'LOTT' }, 'demo')).toContain('/seamless?');
  });

  it('is a path of the site with the game, whatever the platform sends (S4.12)', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom('real', 'demo'), (game, mode) => {
        for (const path of [launchPath(game, mode), hostPath(game, mode)]) {
          const url = new URL(path, SITE);
          expect(url.origin).toBe(SITE);
          expect(url.hash).toBe('');
          expect(url.pathname).toMatch(/^\/(seamless|lottery|vnLottery|seaLottery)$/);
          expect(url.searchParams.get('gameCode')).toBe(game.gameCode);
          expect(url.searchParams.has('mode')).toBe(mode === 'demo');
        }
      }),
    );
  });
});

describe('the path of a vendor’s card', () => {
  it.each([
    ['TCG_LOTTO_VN', 'ELOTT', true, '/vnLottery'],
    ['TCG_SEA', 'LOTT', true, '/seaLottery'],
    ['LOTT', 'LOTT', true, '/lottery'],
    ['V9', 'RNG', true, '/rng?vassalage=V9'],
    ['V9', 'RNG', false, '/rng?vassalage=V9'],
    ['V9', 'LIVE', true, '/vendor?vassalage=V9&gameType=LIVE'],
    ['V9', 'SPORTS', false, '/seamless?vassalage=V9&gameType=SPORTS'],
  ] as const)('is for %s among %s, listed %s, %s (S4.12)', (vassalage, gameType, isGame, path) => {
    expect(vendorPath({ vassalage, gameType, isGame })).toBe(path);
  });

  it('is a path of the site, whatever the platform sends (S4.12)', () => {
    fc.assert(
      fc.property(anyGame, fc.boolean(), (game, isGame) => {
        const url = new URL(vendorPath({ ...game, isGame }), SITE);
        expect(url.origin).toBe(SITE);
        expect(url.pathname).toMatch(/^\/(rng|vendor|seamless|lottery|vnLottery|seaLottery)$/);
      }),
    );
  });
});
