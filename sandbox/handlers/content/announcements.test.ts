import { describe, expect, it } from 'vitest';
import type { TestClient } from '#sandbox/client.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';

const platform = testPlatform();
const LIST = '/wps/relay/MCSFE_getListAnnouncements';

const listed = async (client: TestClient, query = '') => {
  const { body } = await client.get(`${LIST}?pageSize=50${query}`);
  return (body.value as { list: { title: string; execution: string; publishedAt: string }[] }).list;
};

describe('announcements', () => {
  it('for whoever is logged in are kept from visitors (S3.8, S4.10)', async () => {
    const audiences = async (client: TestClient) =>
      new Set((await listed(client)).map(({ execution }) => execution));
    expect(await audiences(platform)).toEqual(new Set(['B']));
    expect(await audiences(platform.as('player'))).toEqual(new Set(['A', 'B', 'F']));
    expect(await listed(platform, '&execution=A')).toEqual([]);
  });

  it('come nine a page, the newest first (S9.1)', async () => {
    const { body } = await platform.as('player').get(LIST);
    const { list } = body.value as { list: { publishedAt: string }[] };
    expect(list.length).toBeLessThanOrEqual(9);
    const times = list.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('that testers publish are there at once, in both languages', async () => {
    await platform.post('/sandbox/control/actions/publishAnnouncement', {
      ...{ kind: 'PU', execution: 'B', title: 'Tonight', titleBn: 'আজ রাতে' },
      ...{ content: 'New tables.', contentBn: 'নতুন টেবিল।' },
    });
    expect((await listed(platform))[0]?.title).toBe('Tonight');
    expect((await listed(platform, '&language=bn'))[0]?.title).toBe('আজ রাতে');
  });
});
