import { afterEach, describe, expect, it } from 'vitest';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Contract, ContractPage } from '#src/platform/contract.generated.ts';
import { CONTRACT_KINDS, type ContractKind } from '../contracts/kinds.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
const as = (role: PlayerRole) => platform.as(role, merchant());

const act = async (role: PlayerRole, path: string, body: object) => {
  const answer = await as(role).post(`/wps/agent/contracts/${path}`, body);
  return { code: answer.body.code, contract: answer.body.value as Contract };
};

const RELAYS = {
  dividend: () => as('agent2').get('/wps/relay/MCSFE_dividendContract?pageSize=100'),
  daily: () => as('agent2').get('/wps/relay/MCSFE_dailySalaryContract?pageSize=100'),
  hourly: () =>
    as('agent2').post('/wps/relay/MCSFE_hourlySalaryContract', { pageNo: 1, pageSize: 100 }),
  realtime: () =>
    as('agent2').post('/wps/relay/MCSFE_realtimeSalaryContract', { pageNo: 1, pageSize: 100 }),
};

describe('a contract between agents', () => {
  it('is offered to an agent directly below, who alone can answer; only its offerer can end it (S4.16, S6.4)', async () => {
    const terms = { account: 'agent41', kind: 'hourly', period: null, ratePercent: '0.11' };
    const open = await as('agent41').get('/wps/agent/contracts/offers');
    for (const { id, kind } of (open.body.value as ContractPage).contracts)
      if (kind === 'hourly') await act('agent41', 'reject', { id });
    const { code, contract } = await act('agent2', 'offer', terms);
    expect([code, contract?.state]).toEqual(['ok', 'offered']);
    const { id } = contract;
    expect((await act('agent42', 'accept', { id })).code).toBe('contract_unknown');
    expect((await act('agent2', 'accept', { id })).code).toBe('contract_unknown');
    expect((await act('agent41', 'accept', { id })).contract).toMatchObject({ state: 'accepted' });
    expect((await act('agent41', 'reject', { id })).code).toBe('transition_refused');
    expect((await act('agent41', 'terminate', { id, state: 'accepted' })).code).toBe(
      'contract_unknown',
    );
    const ending = { id, state: 'accepted' };
    expect((await act('agent2', 'terminate', ending)).contract).toMatchObject({
      ...{ state: 'terminated', end: 'ended' },
    });
    expect((await act('agent2', 'terminate', ending)).code).toBe('transition_refused');
  });

  it('cannot be offered to agents further down, to uplines or to players', async () => {
    const terms = { kind: 'hourly', period: null, ratePercent: '0.05' };
    const codeFor = async (account: string) =>
      (await act('agent2', 'offer', { ...terms, account })).code;
    expect(await codeFor('agent42')).toBe('line_member_unknown');
    expect(await codeFor('agent01')).toBe('line_member_unknown');
    expect(await codeFor('player')).toBe('agent_downline_needed');
  });

  it('is listed by kind, with both parties (S7.29)', async () => {
    for (const kind of CONTRACT_KINDS) {
      const { body } = await RELAYS[kind]();
      const { contracts, total } = body.value as ContractPage;
      expect([kind, contracts.length]).toEqual([kind, total]);
      expect(contracts.every((one) => one.kind === kind)).toBe(true);
      const sides = contracts.map(
        ({ side, account }) => side === 'received' && account === 'agent02',
      );
      expect(sides).toContain(true);
    }
  });
});

describe('the contract flags', () => {
  const FLAGS: Record<ContractKind, string> = {
    dividend: 'divtypereq',
    daily: 'dailysalreqtype',
    hourly: 'contracthoursalreq',
    realtime: 'realtimesalreqtype',
  };
  const allOn = {
    ...{ dailysalreqtype: true, divtypereq: true },
    ...{ contracthoursalreq: true, realtimesalreqtype: true },
  };
  const settings = async () => (await as('agent2').get('/wps/agent/contracts/settings')).body.value;
  const funds = async () =>
    (await as('agent2').get('/wps/member/info/funds/consolidated')).body.value;
  afterEach(() => platform.control({ reset: true }));

  it('state which kinds a merchant offers, and what an agent can offer of each (S3.13)', async () => {
    const { rates, ...flags } = await settings();
    expect(flags).toMatchObject(allOn);
    expect(await funds()).toMatchObject(allOn);
    expect(rates.map(({ kind }) => kind)).toEqual([...CONTRACT_KINDS]);
    expect(rates.every(({ highestPercent }) => Number(highestPercent) > 0)).toBe(true);
  });

  it.each(CONTRACT_KINDS)('refuse the kind %s if it is off, and no other', async (kind) => {
    const { merchantCode } = merchant();
    await platform.control({ merchantCode, flags: { [FLAGS[kind]]: false } });
    expect(await settings()).toMatchObject({ ...allOn, [FLAGS[kind]]: false });
    expect(await funds()).toMatchObject({ ...allOn, [FLAGS[kind]]: false });
    for (const asked of CONTRACT_KINDS) {
      const { body } = await RELAYS[asked]();
      expect([asked, body.code]).toEqual([asked, asked === kind ? 'function_disabled' : 'ok']);
    }
    const offer = { account: 'agent41', kind, period: null, ratePercent: '0.01' };
    const { body } = await as('agent2').post('/wps/agent/contracts/offer', offer);
    expect(body.code).toBe('function_disabled');
  });
});
