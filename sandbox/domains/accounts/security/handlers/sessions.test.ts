import { describe, expect, it } from 'vitest';
import { logInAs } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { firstMerchant } from './security.fixture.ts';

const platform = testPlatform();
const info = '/wps/member/info';

describe('the sessions of a player', () => {
  it('are listed with the current one marked, and end one by one', async () => {
    const [here, there] = [platform.as('player'), platform.as('player')];
    await there.get(info);
    const { list } = (await here.get('/wps/member/sessions')).body.value;
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const other = list.find(({ current }) => !current);
    expect((await here.delete(`/wps/member/sessions/${other?.id}`)).body.code).toBe('ok');
    expect((await there.get(info)).body.code).toBe('not_logged_in');
    expect((await here.get(info)).status).toBe(200);
    const gone = await here.delete(`/wps/member/sessions/${other?.id}`);
    expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
  });

  it('cannot be ended or detected by another player', async () => {
    const [vip, player] = [platform.as('vip'), platform.as('player')];
    const { list } = (await vip.get('/wps/member/sessions')).body.value;
    const answer = await player.delete(`/wps/member/sessions/${list[0]?.id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect((await vip.get(info)).status).toBe(200);
  });

  it('can be ended all at once, except for the current one', async () => {
    const [here, ...others] = [1, 2, 3].map(() => platform.as('agent1'));
    for (const one of others) await one.get(info);
    await here?.delete('/wps/member/sessions');
    for (const one of others) expect((await one.get(info)).status).toBe(401);
    expect((await here?.get(info))?.status).toBe(200);
  });
});

describe('the known addresses of a player', () => {
  it('are listed and can be deleted, so that the next login needs the second step (S4.16)', async () => {
    const player = platform.as('newcomer');
    const { list } = (await player.get('/wps/member/ips')).body.value;
    expect(list.find(({ current }) => current)?.ip).toBe('127.0.0.1');
    expect((await player.delete('/wps/member/ips/127.0.0.1')).body.code).toBe('ok');
    const login = await logInAs(platform, firstMerchant(platform), 'newcomer');
    expect(login.body.code).toBe('verification_needed');
    expect((await player.delete('/wps/member/ips/127.0.0.1')).status).toBe(404);
  });

  it('require the second step even after the last of them was deleted (S4.16)', async () => {
    const vip = platform.as('vip');
    const { list } = (await vip.get('/wps/member/ips')).body.value;
    for (const { ip } of list) await vip.delete(`/wps/member/ips/${ip}`);
    const login = await logInAs(platform, firstMerchant(platform), 'vip');
    expect(login.body.code).toBe('verification_needed');
  });
});
