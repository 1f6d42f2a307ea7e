import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { maskedName } from '#sandbox/kernel/text/maskedName.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { ChatMessage, ChatMessages } from '#src/platform/contract.generated.ts';

const platform = testPlatform();
const ROOM = '/wps/chat/rooms/lobby/messages';

const merchantWithRoom = () => {
  const found = platform.merchants.find(({ brand }) => brand.modules.chatRoom);
  if (!found) throw new Error('No brand has a chat room.');
  return found;
};
const as = (role: PlayerRole) => platform.as(role, merchantWithRoom());

const write = async (role: PlayerRole, text: string) => {
  const { body } = await as(role).post(ROOM, { text });
  return body.value as { id: string };
};
const idsIn = async (role: PlayerRole, query = '') => {
  const { body } = await as(role).get(`${ROOM}${query}`);
  return (body.value as { list: { id: string }[] }).list.map(({ id }) => id);
};

describe('the chat room', () => {
  it('shows the newest message last, and older ones on request (S2.15)', async () => {
    const first = await write('player', 'One');
    const second = await write('vip', 'Two');
    expect((await idsIn('newcomer')).slice(-2)).toEqual([first.id, second.id]);
    expect((await idsIn('newcomer', `?before=${second.id}`)).at(-1)).toBe(first.id);
    expect(await idsIn('newcomer', '?limitNum=1')).toEqual([second.id]);
  });

  it('rejects links, phone numbers, abuse and messages over 140 characters (S9.6)', async () => {
    const refused = await as('agent1').post(ROOM, { text: 'call 01712 345678' });
    expect([refused.status, refused.body.code]).toEqual([422, 'chat_words_refused']);
    const long = await as('agent1').post(ROOM, { text: 'x'.repeat(141) });
    expect([long.status, long.body.code]).toEqual([400, 'invalid_parameter']);
  });

  it('never shows a username, and no phone number or link as a name', async () => {
    const { account } = PLAYERS.unregisteredIp;
    const authorAs = async (nickname: string) => {
      await as('unregisteredIp').put('/wps/member/profile', { nickname });
      const { body } = await as('unregisteredIp').post(ROOM, { text: 'Good evening.' });
      const { author } = body.value as ChatMessage;
      const listed = (await as('newcomer').get(ROOM)).body.value as ChatMessages;
      expect(listed.list.at(-1)?.author).toBe(author);
      return author;
    };
    expect(await authorAs('Rafi')).toBe('Rafi');
    for (const name of [account.toUpperCase(), '01712 345678', 'www.example.net']) {
      expect(await authorAs(name)).toBe(maskedName(account));
    }
  });

  it('never shows an older nickname that imitates staff or has hidden characters', async () => {
    const { db } = platform.sandbox.platform;
    const { account } = PLAYERS.unregisteredIp;
    await platform.forward(10);
    for (const nickname of ['Customer Service', 'Rafi\u202e', '\u3164\u3164']) {
      await db.update(member).set({ nickname }).where(eq(member.account, account));
      const { body } = await as('unregisteredIp').post(ROOM, { text: 'Good evening.' });
      expect((body.value as ChatMessage).author).toBe(maskedName(account));
    }
  });

  it('is read-only for trial accounts (S1.4)', async () => {
    expect((await as('trial').get(ROOM)).status).toBe(200);
    expect((await as('trial').post(ROOM, { text: 'Hello' })).body.code).toBe('real_account_needed');
  });

  it('accepts at most five messages in ten seconds', async () => {
    for (let sent = 0; sent < 5; sent += 1) await as('agent42').post(ROOM, { text: `No ${sent}` });
    const sixth = await as('agent42').post(ROOM, { text: 'No 6' });
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_requests']);
  });

  it('hides a message after three reports by members, until the staff restore it', async () => {
    const { id } = await write('agent41', 'Not nice');
    const report = (role: PlayerRole) => as(role).post(`/wps/chat/messages/${id}/report`);
    await report('player');
    await report('player');
    await report('vip');
    expect(await idsIn('newcomer')).toContain(id);
    await report('newcomer');
    expect(await idsIn('newcomer')).not.toContain(id);
    expect((await report('agent1')).body.code).toBe('chat_message_unknown');
    const { merchantCode } = merchantWithRoom();
    await platform.post(
      '/sandbox/control/actions/keepChatMessage',
      { message: id },
      { 'Merchant-Code': merchantCode },
    );
    await report('agent1');
    expect(await idsIn('newcomer')).toContain(id);
  });

  it('reports an unknown room', async () => {
    const { status, body } = await as('player').get('/wps/chat/rooms/attic/messages');
    expect([status, body.code]).toEqual([404, 'chat_room_unknown']);
  });

  it('is unavailable if the merchant has none (S6.7)', async () => {
    for (const merchant of platform.merchants) {
      const { body } = await platform.as('player', merchant).get('/wps/chat/rooms');
      expect(body.code).toBe(merchant.brand.modules.chatRoom ? 'ok' : 'function_disabled');
    }
  });
});
