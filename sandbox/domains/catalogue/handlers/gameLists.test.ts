import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VENDORS } from '#sandbox/domains/catalogue/seeds/vendors.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Game, GameCategory, GamePage, HotGames } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;

async function list(query: Record<string, string | number>): Promise<GamePage> {
  const { merchantCode } = platform.merchantWith(...TYPES);
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, `${value}`]),
  );
  const { body } = await platform.get(`/wps/relay/GCSGAME_gameList?${text}`, {
    'Merchant-Code': merchantCode,
  });
  expect(body.code).toBe('ok');
  return body.value as GamePage;
}

async function allPages(query: Record<string, string | number>): Promise<Game[]> {
  const { totalPages } = await list({ ...query, pageNo: 1 });
  const pages: Game[] = [];
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
    pages.push(...(await list({ ...query, pageNo })).games);
  }
  return pages;
}

async function menus(): Promise<GameCategory[]> {
  const { merchantCode } = platform.merchantWith(...TYPES);
  const { body } = await platform.get('/lgw/games/game_menus', { 'Merchant-Code': merchantCode });
  return body.value as GameCategory[];
}

describe('the game list', () => {
  it('holds more than 10,000 slot games of more than 20 vendors (S9.6, S2.23)', async () => {
    expect((await list({ gameType: 'RNG' })).total).toBeGreaterThan(10_000);
    const slots = (await menus()).find(({ gameType }) => gameType === 'RNG');
    expect(slots?.cards.length).toBeGreaterThan(20);
  });

  it('includes crash games of MXWIN (S2.23)', async () => {
    const { total, games } = await list({ gameType: 'RNG', gameClassify: 'Crash' });
    expect(total).toBeGreaterThan(50);
    expect(new Set(games.map((game) => game.gameClassify))).toEqual(new Set(['Crash']));
  });

  it('lists every game once, in the same order for any page size (S4.14)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('FISH', 'PVP', 'LIVE', 'LOTT'),
        fc.integer({ min: 7, max: 60 }),
        async (gameType, pageSize) => {
          const paged = await allPages({ gameType, pageSize });
          const whole = await allPages({ gameType, pageSize: 100 });
          expect(paged).toEqual(whole);
          expect(new Set(paged.map(({ nodeId }) => nodeId)).size).toBe(paged.length);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('has the counts of the menu, for any vendor', async () => {
    const categories = await menus();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...VENDORS.filter(({ games }) => (games.RNG ?? 0) < 300)),
        async ({ code, games }) => {
          for (const gameType of TYPES.filter((type) => games[type] !== undefined)) {
            const all = await allPages({ gameType, vassalage: code, pageSize: 100 });
            const { total } = await list({ gameType, vassalage: code });
            const cards = categories.find((one) => one.gameType === gameType)?.cards;
            expect(all).toHaveLength(total);
            expect(cards?.find(({ vassalage }) => vassalage === code)?.games).toBe(total);
            expect(all.every((game) => game.vassalage === code && game.gameType === gameType)).toBe(
              true,
            );
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('returns no games for a page after the last one', async () => {
    const { totalPages, total } = await list({ gameType: 'FISH' });
    expect((await list({ gameType: 'FISH', pageNo: totalPages + 1 })).games).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  it('is searched by part of a name, in any case and language', async () => {
    const { games, total } = await list({ gameType: 'PVP', gameName: 'cARRom', pageSize: 100 });
    expect(games).toHaveLength(total);
    expect(total).toBeGreaterThan(0);
    expect(games.every(({ gameName }) => gameName.startsWith('Carrom'))).toBe(true);
    expect((await list({ gameType: 'PVP', gameName: 'ক্যারম' })).total).toBe(total);
  });

  it('treats pattern characters in a search literally', async () => {
    for (const gameName of ['%', '_', '\\']) expect((await list({ gameName })).total).toBe(0);
  });

  it('is sorted by name, or by newest', async () => {
    const byName = await list({ gameType: 'PVP', sort: 'name', pageSize: 100 });
    const names = byName.games.map(({ gameName }) => gameName);
    expect(names).toEqual(names.toSorted());
    const marks = (await allPages({ gameType: 'FISH', sort: 'new' })).map((one) => one.new);
    expect(marks).toContain(true);
    expect(marks).toEqual(marks.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('has tables and vendors with Bengali names on request', async () => {
    const [game] = (await list({ gameType: 'LIVE', language: 'bn', pageSize: 1 })).games;
    expect(game?.displayName).toMatch(/[\u0980-\u09ff]/);
    expect(game?.vendorName).toMatch(/[\u0980-\u09ff]/);
    expect(game?.gameName).toMatch(/^[ -~]+$/);
  });
});

describe('the other game lists', () => {
  it('separate esports and cockfights from sports by class (S2.23, S4.15)', async () => {
    const sports = (await menus()).find(({ gameType }) => gameType === 'SPORTS');
    const classes = sports?.cards.flatMap(({ gameClassify }) => gameClassify);
    expect(classes).toEqual(expect.arrayContaining(['Sportsbook', 'Esports', 'Cockfight']));
    expect(sports?.cards.find(({ vassalage }) => vassalage === 'IMES')?.gameClassify).toEqual([
      'Esports',
    ]);
  });

  it('contain only the categories of the merchant, in its order', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const headers = { 'Merchant-Code': merchantCode };
      const { body } = await platform.get('/lgw/games/game_menus', headers);
      const value = body.value as GameCategory[];
      expect(value.map(({ gameType }) => gameType)).toEqual(brand.categories);
      const hot = (await platform.get('/wps/relay/GCSGAME_hotGamesV2', headers)).body
        .value as HotGames;
      expect(hot.games.every((game) => game.hot && brand.categories.includes(game.gameType))).toBe(
        true,
      );
    }
  });

  it('show the 20 highest wins on the winner board (S2.27, S9.3)', async () => {
    const { body } = await platform.get('/wps/relay/GCSGAME_getRankList');
    const { list: winners } = body.value as { list: { winAmount: string; customerName: string }[] };
    const amounts = winners.map(({ winAmount }) => Number(winAmount));
    expect(winners).toHaveLength(20);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    for (const { customerName } of winners)
      expect(customerName).toMatch(/^[a-z]{2}\*{3}[a-z\d]{2}$/);
  });
});
