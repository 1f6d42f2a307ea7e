import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';
import { favouriteIdsQuery } from '#src/platform/endpoints/play/favouriteIds.ts';
import { sendFavourite } from './sendFavourite.ts';

const game = { nodeId: 7, vassalage: 'V9', gameType: 'RNG' } as const;
const platform = createPlatformClient({
  merchantCode: 'TEST0001',
  platform: { baseUrl: 'https://platform.test/', payloadKeys: '/wps/system/payloadKeys' },
});

const agreed = () => Response.json({ success: true, value: null, message: '', code: 'ok' });
const refused = () =>
  Response.json(
    { success: false, value: null, message: '', code: 'game_unknown' },
    { status: 404 },
  );

/** Lets the platform answer every call in one way, and keeps the requests. */
function answering(respond: () => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return respond();
  });
  return requests;
}

/** A player with two favourites: the sender, and what it shows. */
function player() {
  const queries = new QueryClient();
  const { queryKey } = favouriteIdsQuery(platform);
  queries.setQueryData(queryKey, [3, 5]);
  const onRefused = vi.fn<(error: Error) => void>();
  const ids = () => queries.getQueryData(queryKey);
  return { from: { platform, queries, onRefused }, onRefused, ids };
}

afterEach(() => vi.unstubAllGlobals());

describe('a favourite that is toggled', () => {
  it('is shown before the response, and stays after a success (S4.13)', async () => {
    const { from, ids, onRefused } = player();
    const shown: unknown[] = [];
    answering(() => {
      shown.push(ids());
      return agreed();
    });
    await sendFavourite(from, { game, marked: true });
    expect(shown).toEqual([[7, 3, 5]]);
    expect(ids()).toEqual([7, 3, 5]);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is added by node, vendor and type, and removed by node (S3.14)', async () => {
    const requests = answering(agreed);
    const { from } = player();
    await sendFavourite(from, { game, marked: true });
    await sendFavourite(from, { game, marked: false });
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /wps/relay/MCSFE_addFavoriteGameV2',
      'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
    ]);
    expect(await requests[0]?.json()).toEqual({ nodeId: 7, vendor: 'V9', gameType: 'RNG' });
    expect(requests[1]?.url).toMatch(/\?nodeId=7$/);
  });

  it('is undone if the platform refuses, with the reason shown (S4.13)', async () => {
    answering(refused);
    const { from, ids, onRefused } = player();
    await sendFavourite(from, { game: { ...game, nodeId: 5 }, marked: false });
    expect(ids()).toEqual([5, 3]);
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'game_unknown' }));
  });
});
