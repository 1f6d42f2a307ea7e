import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';

const URL_OF_LIST = 'https://platform.test/wps/promotions?language=en&pageNo=1';
const visitor = {
  merchantCode: 'TEST0001',
  platform: { baseUrl: 'https://platform.test/', payloadKeys: '/wps/system/payloadKeys' },
};
const player = { token: () => 'a token', expired: () => {} };
const page = (totalPages: number) => ({ list: [], totalPages });
const APPS = page(1);
const DOCUMENTS = page(2);
const answer = (value: object) => Response.json({ success: true, value, message: '', code: 'ok' });
const list = (client = createPlatformClient(visitor), pageNo = 1) =>
  client.call('getPromotions', { query: { language: 'en', pageNo } });

const asked = (come: Promise<Response>) => {
  globalThis.liveryFirstList = { url: URL_OF_LIST, answer: come, pictureOrigin: '/' };
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer(APPS));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  globalThis.liveryFirstList = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a visitor’s call that the document has made is not repeated', async () => {
  asked(Promise.resolve(answer(DOCUMENTS)));
  await expect(list()).resolves.toEqual(DOCUMENTS);
});

it('the document’s response is used once', async () => {
  asked(Promise.resolve(answer(DOCUMENTS)));
  await list();
  await expect(list()).resolves.toEqual(APPS);
});

it('another page of the list is requested', async () => {
  asked(Promise.resolve(answer(DOCUMENTS)));
  await expect(list(createPlatformClient(visitor), 2)).resolves.toEqual(APPS);
});

it('a player’s list is requested again', async () => {
  asked(Promise.resolve(answer(DOCUMENTS)));
  await expect(list(createPlatformClient(visitor, player))).resolves.toEqual(APPS);
});

it('a failed call of the document is made again by the app', async () => {
  asked(Promise.reject(new TypeError('no network')));
  await expect(list()).resolves.toEqual(APPS);
});

it('a response older than a minute is requested again', async () => {
  asked(Promise.resolve(answer(DOCUMENTS)));
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  await expect(list()).resolves.toEqual(APPS);
});
