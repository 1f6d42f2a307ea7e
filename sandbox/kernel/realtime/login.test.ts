import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { CONNECTIONS_PER_MEMBER, SOCKETS } from './limits.ts';
import { testRealtime } from './realtime.fixture.ts';

const platform = testPlatform();
const { url, merchant, tokenOf, page, loggedIn, tell } = testRealtime(platform);

describe('a realtime connection (S6.6)', () => {
  it('receives events once its session is verified', async () => {
    const one = await loggedIn({ token: await tokenOf('player') });
    await tell('player', '12.50');
    await one.heard('event');
    expect(one.received).toEqual([
      { type: 'ready', lastEventId: expect.any(Number) },
      expect.objectContaining({ topic: 'balance', data: { balance: '12.50' } }),
    ]);
  });

  it.each([
    ['an unknown token', () => 'x'.repeat(43), 4401, 'not_logged_in'],
    ['the token of another merchant', () => tokenOf('player', 1), 4401, 'not_logged_in'],
    ['a malformed token', () => "' OR 1=1", 4400, 'invalid_parameter'],
  ])('is rejected with %s', async (_, token, code, reason) => {
    const one = await page();
    const { merchantCode } = merchant();
    one.say({ type: 'login', merchantCode, token: await token() });
    expect(await one.ended).toEqual({ code, reason });
    expect(one.received).toEqual([]);
  });

  it.each([
    ['invalid JSON', '{'],
    ['an unknown message', { type: 'shout' }],
    ['a ping before the login', { type: 'ping' }],
    ['an unknown field', { type: 'login', token: 'x'.repeat(43), admin: true }],
    ['an invalid position', { type: 'login', token: 'x'.repeat(43), after: -1 }],
  ])('is rejected with %s', async (_, message) => {
    const one = await page();
    one.say(message);
    expect(await one.ended).toEqual({ code: 4400, reason: 'invalid_parameter' });
  });

  it('is rejected for a message that is too large', async () => {
    const one = await page();
    one.say('x'.repeat(5000));
    expect((await one.ended).code).toBe(1009);
  });

  it('is rejected for a second login', async () => {
    const token = await tokenOf('player');
    const one = await loggedIn({ token });
    one.say({ type: 'login', token });
    expect((await one.ended).code).toBe(4400);
  });

  it('is rejected if its address has too many that are not logged in', async () => {
    const nameless = Array.from({ length: SOCKETS.namelessPerAddress }, () => page());
    await Promise.all(nameless);
    await expect(page()).rejects.toThrow('429');
  });

  it('is rejected for a page of a foreign origin', async () => {
    await expect(page({ Origin: 'https://evil.example' })).rejects.toThrow('403');
    const { domains } = merchant().brand;
    await expect(page({ Origin: `http://${domains.main}` })).rejects.toThrow('403');
    await page({ Origin: `https://${domains.main}` });
    await page({ Origin: url() });
  });

  it('needs the WebSocket protocol', async () => {
    expect((await fetch(`${url()}/ws`)).status).toBe(426);
  });

  it('only accepts members of the site that its address names', async () => {
    const one = await page({ 'Merchant-Code': merchant(1).merchantCode });
    const { merchantCode } = merchant();
    one.say({ type: 'login', merchantCode, token: await tokenOf('player') });
    expect((await one.ended).code).toBe(4401);
  });

  it('is rejected if its member has too many', async () => {
    const token = await tokenOf('vip');
    for (let count = 0; count < CONNECTIONS_PER_MEMBER; count += 1) await loggedIn({ token });
    const one = await page();
    one.say({ type: 'login', merchantCode: merchant().merchantCode, token });
    expect(await one.ended).toEqual({ code: 4429, reason: 'too_many_requests' });
  });
});
