import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostPath } from '#src/platform/endpoints/games/launchPath.ts';
import { depositForGame, gamePath, returnGameQuery } from './gameToPlay.ts';

const of = (address: string) =>
  returnGameQuery(new URL(address, 'https://site.example').searchParams);

describe('the game that a deposit is made for (S2.16)', () => {
  it('is the launched one, with a link back to it', () => {
    const page = hostPath({ vassalage: 'CQ9', gameCode: 'CQ9-AB_12' });
    expect(gamePath(of(page))).toBe(page);
    const deposit = depositForGame(of(page));
    expect(deposit).toBe('/deposit?vassalage=CQ9&gameCode=CQ9-AB_12');
    expect(gamePath(of(deposit))).toBe(page);
  });

  it('can be the lobby of a provider', () => {
    const page = '/seamless?vassalage=CQ9&gameType=LIVE';
    expect(gamePath(of(page))).toBe(page);
  });

  it.each([
    '/deposit',
    '/deposit?vassalage=CQ9',
    '/deposit?reference=DK7Q2MXA9PZRW',
    '/deposit?gameCode=//elsewhere.example',
    '/deposit?gameCode=%2F%2Felsewhere.example&vassalage=..%2Fadmin',
  ])('is undefined for %s', (address) => {
    expect(of(address)).toBe('');
    expect(depositForGame(of(address))).toBe('/deposit');
  });

  it('always links to the game page, and matches the contract’s return path', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (vassalage, gameCode, gameType) => {
        const game = returnGameQuery(new URLSearchParams({ vassalage, gameCode, gameType }));
        expect(new URL(gamePath(game), 'https://site.example').pathname).toBe('/seamless');
        expect(`/bn${depositForGame(game)}`).toMatch(/^\/[A-Za-z0-9_~./?=&-]{0,199}$/);
      }),
    );
  });
});
