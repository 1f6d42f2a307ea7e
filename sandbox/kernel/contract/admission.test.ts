import { beforeAll, describe, expect, it } from 'vitest';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import type { Session } from '#sandbox/kernel/sessions/session.ts';
import type { HeaderMap, TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { SERVE_MS, serveScratch } from './scratch.fixture.ts';

const CONTRACT = `
x-area: { name: scratch, description: Calls of a test. }
paths:
  /wps/scratch/visitor: { get: { operationId: visitor, summary: A, description: A } }
  /wps/scratch/anyone:
    get: { operationId: anyone, summary: A, description: A, x-audience: anyone, x-value: { type: string }, x-example: a }
  /wps/scratch/session:
    get: { operationId: session, summary: A, description: A, x-audience: session, x-value: { type: string }, x-example: a }
  /wps/scratch/member: { get: { operationId: member, summary: A, description: A, x-audience: member } }
  /wps/scratch/agent: { get: { operationId: agent, summary: A, description: A, x-audience: agent } }
  /wps/scratch/play:
    get: { operationId: play, summary: A, description: A, x-audience: member, x-excluded: refused }
  /wps/scratch/rated:
    get: { operationId: rated, summary: A, description: A, x-rate: { limit: 2, seconds: 60, per: ip } }
  /wps/scratch/own:
    get: { operationId: own, summary: A, description: A, x-audience: session, x-rate: { limit: 1, seconds: 60, per: member } }
`;

const nothing = () => null;
const who = ({ session }: { session: Session | undefined }) => session?.member.account ?? '';

const platform = testPlatform();
let clientWith: (headers?: HeaderMap) => TestClient;
beforeAll(async () => {
  clientWith = await serveScratch(platform, CONTRACT, {
    ...{ visitor: nothing, member: nothing, agent: nothing, play: nothing, rated: nothing },
    ...{ own: nothing, anyone: who, session: who },
  });
}, SERVE_MS);

const ask = async (path: string, headers: HeaderMap = {}) => {
  const { status, body } = await clientWith(headers).get(`/wps/scratch/${path}`);
  return [status, body.code];
};
const askAs = async (role: PlayerRole, path: string) => ask(path, await platform.signIn(role));

const OK = [200, 'ok'];
const STRANGER = [401, 'not_logged_in'];

describe('the audience of a call', () => {
  it('“visitor” admits everyone, whatever token they send', async () => {
    expect(await ask('visitor')).toEqual(OK);
    expect(await ask('visitor', { Authorization: 'Bearer nonsense' })).toEqual(OK);
  });

  it('“anyone” admits a session, and reports an invalid one', async () => {
    const headers = await platform.signIn('player');
    const { body } = await clientWith(headers).get('/wps/scratch/anyone');
    expect(body.value).toBe('player');
    expect((await clientWith().get('/wps/scratch/anyone')).body.value).toBe('');
    expect(await ask('anyone', { Authorization: 'Bearer nonsense' })).toEqual(STRANGER);
  });

  it.each<[string, PlayerRole[], PlayerRole[], unknown[]]>([
    ['session', ['player', 'trial', 'agent1'], [], OK],
    ['member', ['player', 'agent1', 'vip'], ['trial'], [403, 'real_account_needed']],
    [
      'agent',
      ['agent1', 'agent2', 'agent41', 'agent42'],
      ['player', 'trial'],
      [403, 'agent_needed'],
    ],
  ])('“%s” admits %j and rejects %j (S6, S8.5)', async (path, welcome, refused, code) => {
    for (const role of welcome) expect([role, await askAs(role, path)]).toEqual([role, OK]);
    for (const role of refused) expect([role, await askAs(role, path)]).toEqual([role, code]);
    expect(await ask(path)).toEqual(STRANGER);
  });

  it('excludes players on a break only from calls about play', async () => {
    expect(await askAs('excluded', 'play')).toEqual([403, 'player_excluded']);
    expect(await askAs('excluded', 'member')).toEqual(OK);
    expect(await askAs('player', 'play')).toEqual(OK);
  });
});

describe('a session token', () => {
  it.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Basic eDp4', `Bearer ${'A'.repeat(43)}`])(
    'is invalid as “%s”',
    async (authorization) => {
      expect(await ask('session', { Authorization: authorization })).toEqual(STRANGER);
    },
  );

  it('is invalid at another merchant', async () => {
    const [own, other] = platform.merchants;
    const headers = await platform.signIn('player', own);
    expect(await ask('session', headers)).toEqual(OK);
    expect(
      await ask('session', { ...headers, 'Merchant-Code': other?.merchantCode ?? '' }),
    ).toEqual(STRANGER);
  });

  it('is invalid after its session has ended', async () => {
    const player = platform.as('player');
    expect((await player.get('/wps/member/info')).status).toBe(200);
    expect((await player.delete('/wps/session/logout')).body.value).toBeNull();
    expect((await player.get('/wps/member/info')).body.code).toBe('not_logged_in');
  });

  it('expires after a day', async () => {
    const headers = await platform.signIn('player');
    await platform.forward(24 * 3600 - 60);
    expect(await ask('session', headers)).toEqual(OK);
    await platform.forward(120);
    expect(await ask('session', headers)).toEqual(STRANGER);
  });
});

describe('a rate limit', () => {
  it('refuses a call over the limit with the seconds to wait, until the window is over', async () => {
    expect([await ask('rated'), await ask('rated')]).toEqual([OK, OK]);
    const { status, headers } = await clientWith().get('/wps/scratch/rated');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    await platform.forward(61);
    expect(await ask('rated')).toEqual(OK);
  });

  it('for members counts each member separately', async () => {
    const player = await platform.signIn('player');
    expect(await ask('own', player)).toEqual(OK);
    expect(await ask('own', player)).toEqual([429, 'too_many_requests']);
    expect(await askAs('vip', 'own')).toEqual(OK);
  });
});

describe('a closed site', () => {
  it('refuses members too, while visitors are first asked to log in', async () => {
    await platform.control({ status: 'maintenance' });
    expect(await askAs('player', 'session')).toEqual([503, 'system_maintenance']);
    expect(await ask('session')).toEqual(STRANGER);
    await platform.control({ reset: true });
  });
});
