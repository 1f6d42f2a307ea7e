import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { askFirstScript } from '#src/app/askFirst.ts';
import { firstAskOf } from '#src/app/firstListRequest.ts';
import { registry } from '#src/modules/registry.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import type { FirstList } from '#src/platform/firstList.ts';

const PICTURES = ['/art/1.svg', 'art/2.svg?shape=wide', 'https://else.example/3.png', '/art/4.svg'];

interface Asked {
  calls: { url: string; headers: Record<string, string> }[];
  shown: Record<string, string>;
  /** What the app's scripts wait for, in order of occurrence. */
  awaited: string[];
  first: FirstList | undefined;
}

/** Runs the script in its own document, and waits until it has handled an answer. */
async function run(
  body: unknown,
  {
    imageCDNs = [] as string[],
    token = null as string | null,
    baseUrl = '/',
    path = '/promotions',
    search = '',
  } = {},
): Promise<Asked> {
  const brand = {
    merchantCode: 'TEST0001',
    platform: { baseUrl, imageCDNs } as unknown as Parameters<typeof askFirstScript>[0]['platform'],
  };
  const calls: Asked['calls'] = [];
  const shown: Record<string, string> = {};
  const style = {
    setProperty: (name: string, value: string) => {
      shown[name] = value;
    },
  };
  const row = registry.find(({ route }) => route === path);
  const asked = row && firstAskOf(row, 'bn', { cards: 'mixed', sections: 'open' });
  if (!asked) throw new Error(`${path} begins with no list`);
  const awaited: string[] = [];
  const world: { liveryFirstList?: FirstList } & Record<string, unknown> = {
    URL,
    sessionStorage: { getItem: () => token },
    URLSearchParams,
    location: { href: `https://site.test${path}${search}`, search },
    document: {
      documentElement: { style },
      currentScript: { dataset: { list: JSON.stringify(asked) } },
    },
    Image: class {
      src = '';
      async decode() {
        awaited.push(this.src);
      }
    },
    fetch: async (url: string, { headers }: { headers: Record<string, string> }) => {
      calls.push({ url, headers });
      return Response.json(body);
    },
  };
  world.globalThis = world;
  runInNewContext(askFirstScript(brand), world);
  await world.liveryFirstList?.shown;
  return { calls, shown, awaited, first: world.liveryFirstList };
}

const listed = { value: { list: PICTURES.map((image) => ({ image })) } };

it('requests the list as the app does, in the document’s language', async () => {
  const { calls, first } = await run(listed, { baseUrl: 'https://platform.test/' });
  const url = 'https://platform.test/wps/promotions?language=bn&pageNo=1';
  expect(calls).toEqual([{ url, headers: { 'Merchant-Code': 'TEST0001' } }]);
  expect(first?.url).toBe(url);
  expect(await (await first?.answer)?.json()).toEqual(listed);
});

it('shows the first three pictures from the CDN that the app uses (S9.5)', async () => {
  const imageCDNs = ['https://a.example/cdn/', 'https://b.example'];
  const { shown, first } = await run(listed, { imageCDNs });
  expect(imageCDNs).toContain(first?.pictureOrigin);
  const origins = { imageCDNs: [first?.pictureOrigin ?? ''], baseUrl: '/' };
  expect(shown).toEqual(
    Object.fromEntries(
      PICTURES.slice(0, 3).map((path, place) => [
        `--livery-picture-${place}`,
        `url("${pictureAddress(path, origins)}")`,
      ]),
    ),
  );
});

it('reports when the first picture can be painted, for which the app’s scripts wait', async () => {
  const { awaited } = await run(listed);
  expect(awaited).toEqual(['https://site.test/art/1.svg']);
});

it('leaves a player’s list to the app', async () => {
  const { calls, first } = await run(listed, { token: 'a token' });
  expect(calls).toEqual([]);
  expect(first).toBeUndefined();
});

it('escapes the URL of a picture', async () => {
  const image = 'https://else.example/"),url("https://evil.example/\\';
  const { shown } = await run({ value: { list: [{ image }] } });
  expect(shown['--livery-picture-0']).toMatch(/^url\("[^"\\]*"\)$/);
});

it.each([{}, { value: null }, { value: { list: 'none' } }, 'no envelope'])(
  'ignores a response like %j, and leaves it to the app',
  async (body) => {
    const { shown, first } = await run(body);
    expect(shown).toEqual({});
    expect(await (await first?.answer)?.json()).toEqual(body);
  },
);

const games = (key: 'iconUrl' | 'lagerIcon') => ({
  value: { games: PICTURES.map((image) => ({ [key]: image })) },
});

it.each([
  ['/rng', 'iconUrl'],
  ['/live', 'lagerIcon'],
] as const)('asks for the games of %s and shows the pictures of their shape', async (path, key) => {
  const { calls, shown } = await run(games(key), { path });
  const { pathname, searchParams } = new URL(calls[0]?.url ?? '');
  expect(pathname).toBe('/wps/relay/GCSGAME_gameList');
  expect(searchParams.get('pageSize')).toBe('24');
  expect(Object.keys(shown)).toHaveLength(3);
});

it('requests no list that the URL filters or sorts', async () => {
  for (const search of ['?vassalage=V3', '?sort=new', '?name=drum', '?classify=Crash']) {
    expect((await run(games('iconUrl'), { path: '/rng', search })).calls).toEqual([]);
  }
  const { calls } = await run(games('iconUrl'), { path: '/rng', search: '?utm_source=x' });
  expect(calls).toHaveLength(1);
});
