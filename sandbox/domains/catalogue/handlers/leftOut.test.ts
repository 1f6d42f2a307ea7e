import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Game, GameCategory, GamePage, HotGames } from '#src/platform/contract.generated.ts';

const VENDOR = 'KX';

/** The first slot of another vendor, as the catalogue has it. */
const ONE = 'CQ9-0001';

/** The first merchant leaves a vendor and a game out. */
const platform = testPlatform({
  served: ([first, ...others]) =>
    first
      ? [
          {
            ...first,
            brand: { ...first.brand, gamesLeftOut: { vendors: [VENDOR], games: [ONE] } },
          },
          ...others,
        ]
      : [],
});
const LIST = '/wps/relay/GCSGAME_gameList';
const page = async (query: string) =>
  (await platform.get(`${LIST}?${query}`)).body.value as GamePage;

describe('a game that a merchant leaves out', () => {
  it('is in no list, and the totals are without it', async () => {
    const { total } = await page('gameType=RNG&vassalage=CQ9&pageSize=1');
    const pages = Math.ceil(total / 100);
    const games: Game[] = [];
    for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
      const { games: some } = await page(
        `gameType=RNG&vassalage=CQ9&pageSize=100&pageNo=${pageNo}`,
      );
      games.push(...some);
    }
    expect(games).toHaveLength(total);
    expect(games.map(({ gameCode }) => gameCode)).not.toContain(ONE);
    expect(games.map(({ gameCode }) => gameCode)).toContain('CQ9-0002');
  });

  it('cannot be launched, and its vendor cannot be opened', async () => {
    const player = platform.as('player');
    const codeOf = async (path: string) => (await player.get(path)).body.code;
    expect(await codeOf(`/wps/game/launchGame?gameCode=${ONE}`)).toBe('game_unknown');
    expect(await codeOf(`/wps/game/launchGame?gameCode=${VENDOR}-0001`)).toBe('game_unknown');
    expect(await codeOf('/wps/game/launchGame?gameCode=CQ9-0002')).toBe('ok');
  });
});

describe('a vendor that a merchant leaves out', () => {
  it('is in no menu, list or search', async () => {
    const menus = (await platform.get('/lgw/games/game_menus')).body.value as GameCategory[];
    const vendors = menus.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage));
    expect(vendors).not.toContain(VENDOR);
    expect(vendors).toContain('CQ9');
    const hot = (await platform.get('/wps/relay/GCSGAME_hotGamesV2')).body.value as HotGames;
    expect(hot.games.map(({ vassalage }) => vassalage)).not.toContain(VENDOR);
    const { body } = await platform.get(`${LIST}?vassalage=${VENDOR}`);
    expect(body.code).toBe('vendor_unknown');
    const found = await page('gameName=a&pageSize=100');
    expect(found.games.map(({ vassalage }) => vassalage)).not.toContain(VENDOR);
  });
});
