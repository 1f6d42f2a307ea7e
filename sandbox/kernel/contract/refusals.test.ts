import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

const PATHS = [
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_getRankList',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/relay/MCSFE_getBanners',
  '/lgw/games/game_menus',
  '/wps/system/permission',
];
const NAMES = [
  'pageNo',
  'pageSize',
  'gameType',
  'vassalage',
  'types',
  'groupName',
  'limitNum',
  '__proto__',
];

describe('a call with a bad parameter', () => {
  it.each([
    ['pageNo=0', 'pageNo'],
    ['pageNo=1.5', 'pageNo'],
    ['pageSize=101', 'pageSize'],
    ['pageSize=-1', 'pageSize'],
    ['gameType=SLOTS', 'gameType'],
    ['gameType=RNG&gameType=LIVE', 'gameType'],
    ['vassalage=%27%3B%20DROP%20TABLE%20game%3B--', 'vassalage'],
    ['clientType=4', 'clientType'],
    ['language=fr_FR', 'language'],
    ['page=1', 'page'],
    ['gameType=RNG&gameName=a%00b', 'gameName'],
  ])('is rejected by name: %s', async (query, name) => {
    const { status, body } = await platform.get(`/wps/relay/GCSGAME_gameList?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    const parameters = expect.arrayContaining([expect.objectContaining({ in: 'query', name })]);
    expect(body.value).toEqual({ parameters });
  });

  it.each(['QAA', 'qaa-LATN-x-own', 'qaa-a-b1'])(
    'is not one with the well-formed tag of a language, %s',
    async (language) => {
      const { status } = await platform.get(`/wps/relay/GCSGAME_gameList?language=${language}`);
      expect(status).toBe(200);
    },
  );

  it('reports all invalid parameters at once', async () => {
    const { body } = await platform.get(
      '/wps/relay/GCSGAME_gameList?pageNo=x&pageSize=0&language=x',
    );
    const names = ['pageNo', 'pageSize', 'language'].map((name) =>
      expect.objectContaining({ name }),
    );
    expect(body.value).toEqual({ parameters: expect.arrayContaining(names) });
  });

  it('is rejected with 422 if the parameters contradict each other', async () => {
    const list = (query: string) => platform.get(`/wps/relay/GCSGAME_gameList?${query}`);
    expect((await list('vassalage=NOSUCH')).body.code).toBe('vendor_unknown');
    expect((await list('merchant=NOBODY99')).body.code).toBe('merchant_mismatch');
    expect((await list('merchant=NOBODY99')).status).toBe(422);
  });

  it('rejects a category that the merchant does not have', async () => {
    const narrow = platform.merchants.find(({ brand }) => !brand.categories.includes('LOTT'));
    const headers = { 'Merchant-Code': narrow?.merchantCode ?? '' };
    const { body } = await platform.get('/wps/relay/GCSGAME_gameList?gameType=LOTT', headers);
    expect(body.code).toBe('category_unavailable');
  });

  it.each([
    '/wps/nothing',
    '/lotto/x',
    '/art/%ZZ.svg',
    '/art/..%2f..%2fpackage.json',
    '/art/NOBODY-0001.svg',
  ])('returns 404 for %s', async (path) => {
    const { status, body } = await platform.get(path);
    expect([400, 404]).toContain(status);
    expect(body.success).toBe(false);
  });

  it('returns 405 for other methods', async () => {
    const answer = await platform.sandbox.app.request('/wps/system/status', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await platform.sandbox.app.request('/art/CQ9-0001.svg?v=1', { method: 'HEAD' });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('never returns a 5xx status, for any parameters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PATHS),
        fc.array(
          fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), fc.string({ unit: 'binary' })),
          { maxLength: 4 },
        ),
        async (path, pairs) => {
          const { status, body } = await platform.get(`${path}?${new URLSearchParams(pairs)}`);
          expect(status).toBeLessThan(500);
          expect(body).toHaveProperty('code');
        },
      ),
      { numRuns: 150 },
    );
  });
});
