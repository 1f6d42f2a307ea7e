import { describe, expect, it } from 'vitest';
import { emblemOf } from '#sandbox/kernel/art/emblems/emblems.ts';
import { seedGames } from './games.ts';
import { VENDORS } from './vendors.ts';

const games = seedGames();

describe('the seeded catalogue', () => {
  it('is the same every time', () => {
    expect(seedGames()).toEqual(games);
  });

  it('has every category and the provider codes of the specification (S1.1, S3.18)', () => {
    const types = ['ELOTT', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'];
    expect([...new Set(games.map(({ type }) => type))].sort()).toEqual(types);
    const codes = VENDORS.map(({ code }) => code);
    const named = ['AG', 'BBIN', 'CQ9', 'PT', 'MG', 'IBC', 'SBT', 'UG', 'KX', 'KY'];
    expect(codes).toEqual(
      expect.arrayContaining([...named, 'IMES', 'TCG_LOTTO_VN', 'TCG_SEA', 'LOTT']),
    );
  });

  it('has over 10,000 slots, each with a unique name (S9.6)', () => {
    const slots = games.filter(({ classify }) => classify === 'Slots' || classify === 'Jackpot');
    expect(slots.length).toBeGreaterThan(10_000);
    expect(new Set(slots.map(({ name }) => name)).size).toBe(slots.length);
  });

  it('has lotteries of every kind (S3.18)', () => {
    const kinds = games.filter(({ type }) => type === 'LOTT').map(({ classify }) => classify);
    expect(new Set(kinds)).toEqual(new Set(['11X5', 'LF', 'LHC', 'PK10', 'SSC']));
  });

  it('has unique ids, codes and ranks without gaps', () => {
    for (const key of ['id', 'code', 'rank'] as const) {
      expect(new Set(games.map((game) => game[key])).size).toBe(games.length);
    }
    expect(Math.max(...games.map(({ rank }) => rank))).toBe(games.length);
  });

  it('has no game name that promises a win', () => {
    for (const { name } of games)
      expect(name).not.toMatch(/\b(wins?|winner|lucky|fortune|rich|cash|bonus|free)\b/i);
  });

  it('uses only emblems that exist', () => {
    for (const emblem of new Set(games.map((game) => game.emblem))) emblemOf(emblem);
  });
});
