import { describe, expect, it } from 'vitest';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { logInAs } from '../handlers/login.fixture.ts';

const platform = testPlatform();

function merchant() {
  const [first] = platform.merchants;
  if (!first) throw new Error('There is no merchant.');
  return first;
}
const act = async (action: string, input: object) =>
  (await platform.post(`/sandbox/control/actions/${action}`, input)).body.code;
const lockedLogins = async () => {
  const { body } = await platform.get('/sandbox/control/listings/lockedLogins');
  return (body.value as { rows: { cells: string[] }[] }).rows.map(({ cells }) => cells[0]);
};

describe('the accounts console', () => {
  it('unlocks a username that was locked after failed logins (S9.6)', async () => {
    const { account } = PLAYERS.locked;
    expect(await lockedLogins()).toContain(account);
    expect((await logInAs(platform, merchant(), 'locked')).body.code).toBe('too_many_requests');
    expect(await act('unlockLogin', { name: account.toUpperCase() })).toBe('ok');
    expect(await lockedLogins()).not.toContain(account);
    expect((await logInAs(platform, merchant(), 'locked')).body.code).toBe('ok');
  });

  it('ends all sessions of one member and no others', async () => {
    const [one, other, stranger] = [
      platform.as('player', merchant()),
      platform.as('player', merchant()),
      platform.as('vip', merchant()),
    ];
    const codes = () =>
      Promise.all(
        [one, other, stranger].map(
          async (client) => (await client.get('/wps/member/info')).body.code,
        ),
      );
    expect(await codes()).toEqual(['ok', 'ok', 'ok']);
    expect(await act('signOutEverywhere', { account: PLAYERS.player.account })).toBe('ok');
    expect(await codes()).toEqual(['not_logged_in', 'not_logged_in', 'ok']);
  });

  it('expires a password, which forces a change where expired passwords must be changed (S4.16)', async () => {
    const expired = async () =>
      (await logInAs(platform, merchant(), 'newcomer')).body.value as {
        passwordExpired: boolean;
        defaultPassword: boolean;
      };
    expect(await expired()).toMatchObject({ passwordExpired: false });
    expect(await act('expirePassword', { account: PLAYERS.newcomer.account })).toBe('ok');
    expect(await expired()).toMatchObject({ passwordExpired: true, defaultPassword: false });
    await platform.control({ flags: { PWDEXPFORCECHANGE3: false } });
    expect(await expired()).toMatchObject({ passwordExpired: false });
    await platform.control({ reset: true });
  });

  it('excludes a player from deposits and play, but not from logging in', async () => {
    const { account } = PLAYERS.agent42;
    expect(await act('excludeMember', { account, length: '6 months' })).toBe('ok');
    const player = platform.as('agent42', merchant());
    const launch = await player.get('/wps/game/launchGame?gameCode=CQ9-0001');
    expect(launch.body.code).toBe('player_excluded');
    expect((await logInAs(platform, merchant(), 'agent42')).body.code).toBe('ok');
    expect(await act('excludeMember', { account, length: '24 hours' })).toBe('ok');
    await platform.forward(30 * 86_400);
    const later = platform.as('agent42', merchant());
    expect((await later.get('/wps/game/launchGame?gameCode=CQ9-0001')).body.code).toBe(
      'player_excluded',
    );
  });

  it.each(['signOutEverywhere', 'expirePassword', 'excludeMember'])(
    'answers “not found” to %s for an unknown account',
    async (action) => {
      const length = action === 'excludeMember' ? { length: '1 week' } : {};
      expect(await act(action, { account: 'nobody00', ...length })).toBe('not_found');
    },
  );
});
