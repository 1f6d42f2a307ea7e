import { describe, expect, it } from 'vitest';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { AnnouncementPage } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const LIST = '/wps/relay/MCSFE_getListAnnouncements';

const listed = async (client: TestClient, query = '') => {
  const { body } = await client.get(`${LIST}?pageSize=50${query}`);
  return (body.value as AnnouncementPage).list;
};

describe('announcements', () => {
  it('for members are hidden from visitors (S3.8, S4.10)', async () => {
    const audiences = async (client: TestClient) =>
      new Set((await listed(client)).map(({ execution }) => execution));
    expect(await audiences(platform)).toEqual(new Set(['B']));
    expect(await audiences(platform.as('player'))).toEqual(new Set(['A', 'B', 'F']));
    expect(await listed(platform, '&execution=A')).toEqual([]);
  });

  it('of promotions, like banners, are hidden from a player on a break, but all others are shown', async () => {
    const kindsOf = async (role: 'player' | 'excluded') => {
      const list = await listed(platform.as(role));
      return new Set(list.map(({ promotionType }) => promotionType));
    };
    const bannersOf = async (client: TestClient) => {
      const { body } = await client.get('/wps/relay/MCSFE_getBanners?groupName=w_home');
      return (body.value as { list: unknown[] }).list.length;
    };
    expect(await kindsOf('player')).toContain('PR');
    expect(await kindsOf('excluded')).not.toContain('PR');
    expect(await kindsOf('excluded')).toContain('H');
    expect(await bannersOf(platform.as('player'))).toBeGreaterThan(0);
    expect(await bannersOf(platform)).toBeGreaterThan(0);
    expect(await bannersOf(platform.as('excluded'))).toBe(0);
  });

  it('are paged by nine, the newest first (S9.1)', async () => {
    const { body } = await platform.as('player').get(LIST);
    const { list } = body.value as { list: { publishedAt: string }[] };
    expect(list.length).toBeLessThanOrEqual(9);
    const times = list.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('published in the console appear at once, in both languages', async () => {
    await platform.post('/sandbox/control/actions/publishAnnouncement', {
      ...{ kind: 'PU', execution: 'B', title: 'Tonight', 'title-bn': 'আজ রাতে' },
      ...{ content: 'New tables.' },
    });
    expect((await listed(platform))[0]?.title).toBe('Tonight');
    expect((await listed(platform, '&language=bn'))[0]?.title).toBe('আজ রাতে');
  });
});
