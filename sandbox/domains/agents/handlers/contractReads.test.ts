import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  ContractConsequences,
  ContractEndings,
  ContractOffers,
  ContractPage,
  OfferTerms,
} from '#src/platform/contract.generated.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
const as = (role: PlayerRole) => platform.as(role, merchant());

async function read<Value>(role: PlayerRole, path: string): Promise<Value> {
  const { body } = await as(role).get(`/wps/agent/contracts${path}`);
  expect(body.code).toBe('ok');
  return body.value as Value;
}
const list = async (role: PlayerRole, query: string) =>
  (await read<ContractPage>(role, `?pageSize=100&${query}`)).contracts;
const consequences = (role: PlayerRole, id: string) =>
  read<ContractConsequences | null>(role, `/consequences?id=${id}`);
const terms = (role: PlayerRole, account: string) =>
  read<OfferTerms | null>(role, `/offerTerms?account=${account}`);

async function oneOf(role: PlayerRole, query: string) {
  const [found] = await list(role, query);
  if (!found) throw new Error(`There is no contract with ${query}.`);
  return found;
}

describe('the list of an agent’s contracts', () => {
  it('is filtered by side, kind, state and account, and states how each contract ended (S3.13, S4.16)', async () => {
    const received = await list('agent2', 'side=received');
    expect(received.every(({ account }) => account === PLAYERS.agent2.account)).toBe(true);
    const dividends = await list('agent2', 'side=received&kind=dividend');
    expect(dividends.map(({ state, end }) => [state, end])).toEqual([
      ['accepted', null],
      ['terminated', 'replaced'],
    ]);
    const [newer, older] = dividends;
    expect(older?.closedAt).toBe(newer?.acceptedAt);
    const given = await list('agent2', 'side=given&state=offered');
    expect(given.map(({ kind, account }) => [kind, account])).toEqual([['hourly', 'agent41']]);
    expect(await list('agent2', 'side=given&account=AGENT4')).not.toEqual([]);
    expect(await list('agent2', 'side=given&account=nobody')).toEqual([]);
    expect((await oneOf('agent42', 'state=rejected')).end).toBe('rejected');
  });

  it('is sorted and paged by the platform', async () => {
    const rates = (await list('agent2', 'sort=rate&order=asc')).map(({ ratePercent }) =>
      Number(ratePercent),
    );
    expect(rates).toEqual([...rates].sort((one, other) => one - other));
    const first = await read<ContractPage>('agent2', '?sort=account&order=asc&pageSize=2');
    expect(first.contracts).toHaveLength(2);
    expect(first.totalPages).toBe(Math.ceil(first.total / 2));
  });
});

describe('the contracts that would end with a contract', () => {
  it('are shown to both parties, beside the active contract (S4.16)', async () => {
    const offer = await oneOf('agent42', 'state=offered&kind=dividend');
    for (const role of ['agent42', 'agent41'] as const) {
      const told = await consequences(role, offer.id);
      expect(told?.contract.id).toBe(offer.id);
      expect(told?.endings).toMatchObject({ contracts: 0, offers: 0, endings: [] });
    }
    const given = await oneOf('agent1', 'side=given&state=accepted&kind=daily');
    const told = await consequences('agent1', given.id);
    expect(told?.endings).toMatchObject({ contracts: 2, offers: 0, total: 2 });
    expect(told?.endings.endings.map(({ account }) => account)).toEqual(['agent41', 'agent42']);
  });

  it('are null for a contract of another agent, as for an unknown one (S6.4)', async () => {
    const { id } = await oneOf('agent42', 'state=offered');
    expect(await consequences('agent1', id)).toBeNull();
    expect(await consequences('agent1', randomUUID())).toBeNull();
  });

  it('are shown before an offer is sent (S4.16)', async () => {
    const would = (rate: string) =>
      read<ContractEndings>(
        'agent1',
        `/offerConsequences?account=agent02&kind=daily&ratePercent=${rate}`,
      );
    expect(await would('0.60')).toMatchObject({ contracts: 2 });
    expect(await would('0.30')).toMatchObject({ contracts: 1 });
    expect(await would('0.10')).toMatchObject({ contracts: 0, endings: [] });
  });
});

describe('the terms that an agent can offer', () => {
  it('are bounded by the agent’s own rate, and come with the contract in force and the pending offer (S3.13, S4.16)', async () => {
    const room = await terms('agent2', 'agent41');
    const hourly = room?.kinds.find(({ kind }) => kind === 'hourly');
    expect(hourly).toMatchObject({ highestPercent: '0.25', inForce: null });
    expect(hourly?.open).toMatchObject({ ratePercent: '0.10', side: 'given' });
    const daily = room?.kinds.find(({ kind }) => kind === 'daily');
    expect(daily?.inForce).toMatchObject({ ratePercent: '0.30' });
  });

  it('are null, without a reason, for someone who is not directly below, no agent, or on a break (S6.4)', async () => {
    for (const account of ['agent42', 'agent01', 'player', 'nobody'])
      expect(await terms('agent2', account)).toBeNull();
    const { db, clock } = platform.sandbox.platform;
    const later = new Date(clock.now().getTime() + 86_400_000);
    const of41 = eq(member.id, playerId(merchant(), 'agent41'));
    await db.update(member).set({ excludedUntil: later }).where(of41);
    expect(await terms('agent2', 'agent41')).toBeNull();
    const query = 'account=agent41&kind=daily&ratePercent=0.40';
    expect(await read('agent2', `/offerConsequences?${query}`)).toBeNull();
    const { body } = await as('agent2').post('/wps/agent/contracts/offer', {
      ...{ account: 'agent41', kind: 'daily', period: null, ratePercent: '0.40' },
    });
    expect(body.code).toBe('contract_agent_unavailable');
    await db.update(member).set({ excludedUntil: null }).where(of41);
  });
});

describe('a contract kind that is off', () => {
  afterEach(() => platform.control({ reset: true }));

  it('hides its contracts and offers (S3.13)', async () => {
    const { merchantCode } = merchant();
    const offer = await oneOf('agent41', 'state=offered&kind=hourly');
    await platform.control({ merchantCode, flags: { contracthoursalreq: false } });
    expect((await list('agent41', '')).some(({ kind }) => kind === 'hourly')).toBe(false);
    expect((await read<ContractOffers>('agent41', '/offers')).contracts).toEqual([]);
    expect(await consequences('agent41', offer.id)).toBeNull();
    const kinds = (await terms('agent2', 'agent41'))?.kinds.map(({ kind }) => kind);
    expect(kinds).toEqual(['dividend', 'daily', 'realtime']);
    const { body } = await as('agent41').get('/wps/agent/contracts?kind=hourly');
    expect(body.code).toBe('function_disabled');
  });
});

describe('an offer that was accepted in the meantime', () => {
  it('stays in force when its offerer tries to withdraw it (S4.16)', async () => {
    const { id } = await oneOf('agent41', 'state=offered&kind=hourly');
    const act = async (role: PlayerRole, path: string, body: object) =>
      (await as(role).post(`/wps/agent/contracts/${path}`, body)).body.code;
    expect(await act('agent41', 'accept', { id })).toBe('ok');
    expect(await act('agent2', 'terminate', { id, state: 'offered' })).toBe('transition_refused');
    expect(await oneOf('agent41', 'state=accepted&kind=hourly')).toMatchObject({ id, end: null });
  });
});
