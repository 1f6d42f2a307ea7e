import { describe, expect, it } from 'vitest';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { FavouritePage, Game, GamePage } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const LIST = '/wps/relay/MCSFE_getFavoriteGamesList';
const ADD = '/wps/relay/MCSFE_addFavoriteGameV2';

async function games(client: TestClient, gameType: string): Promise<Game[]> {
  const { body } = await client.get(`/wps/relay/GCSGAME_gameList?gameType=${gameType}&pageSize=3`);
  return (body.value as GamePage).games;
}

const add = (client: TestClient, { nodeId, vassalage, gameType }: Game) =>
  client.post(ADD, { nodeId, vendor: vassalage, gameType });

const ids = async (client: TestClient) =>
  ((await client.get('/wps/relay/MCSFE_getFavoriteGames')).body.value as { nodeIds: number[] })
    .nodeIds;

describe('favourite games', () => {
  it('require a session (S4.13)', async () => {
    expect((await platform.get(LIST)).body.code).toBe('not_logged_in');
    expect((await platform.post(ADD, { nodeId: 1, vendor: 'CQ9', gameType: 'RNG' })).status).toBe(
      401,
    );
  });

  it('are added once, listed newest first, and removed (S4.13, S3.14)', async () => {
    const player = (await newMember(platform)).client;
    const [first, second] = await games(player, 'RNG');
    if (!first || !second) throw new Error('There are no games.');
    for (const game of [first, second, first]) await add(player, game);
    const both = [second.nodeId, first.nodeId].sort();
    expect((await ids(player)).toSorted()).toEqual(both);
    const page = (await player.get(LIST)).body.value as FavouritePage;
    expect(page.content.map(({ nodeId }) => nodeId).toSorted()).toEqual(both);
    expect(page).toMatchObject({ pageNum: 1, totalPages: 1 });
    const remove = `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${first.nodeId}`;
    for (const _ of ['once', 'again']) expect((await player.delete(remove)).body.code).toBe('ok');
    expect(await ids(player)).toEqual([second.nodeId]);
  });

  it('are filtered by type, and belong to one player (S3.14)', async () => {
    const player = (await newMember(platform)).client;
    const [slot] = await games(player, 'RNG');
    const [table] = await games(player, 'LIVE');
    if (!slot || !table) throw new Error('There are no games.');
    await add(player, slot);
    await add(player, table);
    const { content } = (await player.get(`${LIST}?gameType=LIVE`)).body.value;
    expect(content.map(({ nodeId }) => nodeId)).toEqual([table.nodeId]);
    expect(await ids((await newMember(platform)).client)).toEqual([]);
  });

  it('are rejected unless the catalogue has the game at that vendor', async () => {
    const player = platform.as('player');
    const [game] = await games(player, 'RNG');
    if (!game) throw new Error('There are no games.');
    expect((await add(player, { ...game, nodeId: 1 })).body.code).toBe('game_unknown');
    const other = game.vassalage === 'CQ9' ? 'PT' : 'CQ9';
    expect((await add(player, { ...game, vassalage: other })).body.code).toBe('game_unknown');
  });
});
