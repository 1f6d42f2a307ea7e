import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

interface Inbox {
  list: { id: string; title: string; text: string; read: boolean; sentAt: string }[];
  unread: number;
  totalPages: number;
}

const inboxOf = async (client: typeof platform, query = '') =>
  (await client.get(`/wps/message/list${query}`)).body.value as Inbox;

const badgeOf = async (client: typeof platform) =>
  (await client.get('/wps/relay/CSP_unreadCount')).body.value;

const player = () => platform.as('player') as typeof platform;
const vip = () => platform.as('vip') as typeof platform;

describe('the inbox', () => {
  it('lists the newest message first, in the requested language (S2.16)', async () => {
    const { list } = await inboxOf(player());
    const times = list.map(({ sentAt }) => sentAt);
    expect(times).toEqual([...times].sort().reverse());
    const bn = await inboxOf(player(), '?language=bn');
    expect(bn.list[0]?.title).toMatch(/\p{Script=Bengali}/u);
  });

  it('has the same unread count in the list, the badge and the member info (S2.20, S3.5, S7.30)', async () => {
    const { list, unread } = await inboxOf(player(), '?pageSize=100');
    expect(unread).toBe(list.filter(({ read }) => !read).length);
    expect(await badgeOf(player())).toEqual({ unread });
    const { body } = await player().get('/wps/member/info');
    expect(body.value).toMatchObject({ unreadMessage: unread });
  });

  it('marks some or all messages as read', async () => {
    const { list, unread } = await inboxOf(player(), '?state=unread');
    const [first] = list;
    const some = await player().put('/wps/message/read', { ids: [first?.id] });
    expect(some.body.value).toEqual({ unread: unread - 1 });
    await player().put('/wps/message/read', { all: true });
    expect(await inboxOf(player(), '?state=unread')).toMatchObject({ list: [], unread: 0 });
  });

  it('deletes the selected messages for good', async () => {
    const { list } = await inboxOf(vip());
    const [first, ...rest] = list;
    await vip().post('/wps/message/delete', { ids: [first?.id] });
    const left = (await inboxOf(vip())).list.map(({ id }) => id);
    expect(left).toEqual(rest.map(({ id }) => id));
  });

  it('rejects ids that include another player’s message, and changes none', async () => {
    const [mine] = (await inboxOf(player())).list;
    const [own] = (await inboxOf(vip())).list;
    const foreign = await vip().post('/wps/message/delete', { ids: [own?.id, mine?.id] });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'message_unknown']);
    expect((await inboxOf(vip())).list[0]?.id).toBe(own?.id);
    expect((await inboxOf(player())).list[0]?.id).toBe(mine?.id);
  });

  it('takes either ids or all, but not both or neither', async () => {
    const { list } = await inboxOf(player());
    for (const body of [{}, { ids: [] }, { all: false }, { all: true, ids: [list[0]?.id] }]) {
      expect((await player().post('/wps/message/delete', body)).status).toBe(400);
    }
  });

  it('receives messages of staff at once, with the account written in any case', async () => {
    const before = await inboxOf(player());
    const { body } = await player().get('/wps/member/info');
    const account = (body.value as { account: string }).account.toUpperCase();
    const message = { account, title: 'A word', text: 'Thank you for writing.' };
    await platform.post('/sandbox/control/actions/sendMessage', message);
    const { list, unread } = await inboxOf(player());
    expect(list[0]).toMatchObject({ title: 'A word', text: 'Thank you for writing.', read: false });
    expect(unread).toBe(before.unread + 1);
    const unkept = { ...message, text: 'half\u0000way' };
    const refused = await platform.post('/sandbox/control/actions/sendMessage', unkept);
    expect([refused.status, refused.body.value]).toMatchObject([
      400,
      { parameters: [{ name: 'text' }] },
    ]);
  });
});
