import { describe, expect, it } from 'vitest';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  AgentIncome,
  Commission,
  CommissionDetails,
  CommissionPage,
} from '#src/platform/contract.generated.ts';
import { CONTRACT_KINDS } from '../contracts/kinds.ts';
import { agreesWithRate } from '../settlement/agreesWithRate.fixture.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();
const as = (role: PlayerRole) => platform.as(role, merchantWithAgents(platform));

const PATHS = {
  dividend: 'dividends?',
  daily: 'salaries?kind=daily&',
  hourly: 'salaries?kind=hourly&',
  realtime: 'salaries?kind=realtime&',
};

async function records(role: PlayerRole, kind: keyof typeof PATHS, side = 'received', pageNo = 1) {
  const page = `pageNo=${pageNo}&pageSize=100`;
  const { body } = await as(role).get(`/wps/agent/${PATHS[kind]}side=${side}&${page}`);
  return body.value as CommissionPage;
}

const details = async (role: PlayerRole, id: number | string) =>
  (await as(role).get(`/wps/agent/commission?id=${id}`)).body;

const minor = (text: string) => BigInt(text.replace('.', ''));

const FIGURES = ['stake', 'net', 'bonuses', 'fees'] as const;
const CHANGES = ['corrections', 'carriedIn', 'carriedOut', 'amount'] as const;

/** Amounts of a record in minor units. */
const inMinor = <Name extends string>(row: Record<Name, string>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, minor(row[name])])) as Record<Name, bigint>;

describe('the records of contract payments', () => {
  it('agree with the income of the agent (S1.3, S2.17)', async () => {
    const { body } = await as('agent2').get('/wps/agent/income');
    const { totals } = body.value as AgentIncome;
    for (const kind of CONTRACT_KINDS) {
      const page = await records('agent2', kind);
      expect([kind, page.totals.amount]).toEqual([kind, totals[kind]]);
      expect(page.total).toBeGreaterThan(0);
    }
  });

  it.each(CONTRACT_KINDS)('of a %s have totals over all pages (S2.17)', async (kind) => {
    const { totals, total } = await records('agent1', kind);
    const rows: Commission[] = [];
    for (let pageNo = 1; rows.length < total; pageNo += 1)
      rows.push(...(await records('agent1', kind, 'received', pageNo)).commissions);
    for (const figure of [...FIGURES, 'below', 'corrections', 'amount'] as const) {
      const sum = rows.reduce((all, row) => all + minor(row[figure]), 0n);
      expect([figure, sum]).toEqual([figure, minor(totals[figure])]);
    }
  });

  it('of given contracts match what the agents below received (S1.3)', async () => {
    const given = await records('agent2', 'daily', 'given');
    expect(given.total).toBeGreaterThan(0);
    expect(new Set(given.commissions.map(({ account }) => account))).toEqual(new Set(['agent41']));
    expect(given).toEqual(await records('agent41', 'daily'));
  });
});

describe('a payment of a contract', () => {
  it('is the sum of its terms, for either party that asks (S1.3, S2.17)', async () => {
    const { commissions } = await records('agent2', 'daily');
    const dividends = await records('agent2', 'dividend');
    const paid = [commissions[0], ...dividends.commissions].filter((one) => one !== undefined);
    expect(paid.length).toBeGreaterThan(1);
    for (const row of paid) {
      for (const role of ['agent2', 'agent1'] as const) {
        const { commission, terms, rounding, corrections } = (await details(role, row.id))
          .value as CommissionDetails;
        expect(commission).toEqual(row);
        const sum = (key: 'amount' | 'bonuses' | 'fees') =>
          terms.reduce((total, term) => total + minor(term[key]), 0n);
        const corrected = corrections.reduce((total, { amount }) => total + minor(amount), 0n);
        expect(corrected).toBe(minor(row.corrections));
        expect(sum('amount') + minor(rounding) + corrected + minor(row.carriedIn)).toBe(
          minor(row.amount) + minor(row.carriedOut),
        );
        expect([sum('bonuses'), sum('fees')]).toEqual([minor(row.bonuses), minor(row.fees)]);
      }
    }
  });

  it('agrees with its rate less the rates of the agents below (S2.17)', async () => {
    for (const role of ['agent1', 'agent2', 'agent41'] as const) {
      const dividends = await records(role, 'dividend');
      const { commissions: salaries } = await records(role, 'daily');
      expect(dividends.commissions.length).toBeGreaterThan(0);
      for (const row of [...dividends.commissions, ...salaries.slice(0, 10)]) {
        const { terms } = (await details(role, row.id)).value as CommissionDetails;
        const figures = terms.map((term) => ({
          ...inMinor(term, FIGURES),
          below: Number(minor(term.belowPercent)),
        }));
        const paid = { kind: row.kind, rate: Number(minor(row.ratePercent)) };
        const payment = { ...paid, ...inMinor(row, [...FIGURES, ...CHANGES]) };
        expect([row, agreesWithRate(payment, minor(row.below), figures)]).toEqual([row, true]);
      }
    }
  });

  it('is reported as unknown to everyone else', async () => {
    const [paid] = (await records('agent1', 'daily')).commissions;
    if (!paid) throw new Error('Nothing was paid.');
    const unknown = await details('agent2', 999_999_999);
    expect([unknown.code, unknown.value]).toEqual(['ok', null]);
    for (const role of ['agent2', 'agent41', 'agent42'] as const)
      expect(await details(role, paid.id)).toEqual(unknown);
    expect((await details('player', paid.id)).code).toBe('agent_needed');
    expect((await details('agent1', '1e9999')).code).toBe('invalid_parameter');
  });
});

describe('the current earnings of a contract', () => {
  it('are those of the current period, for each kind of contract that the agent has (S2.17, S9.6)', async () => {
    const outlook = async (role: PlayerRole, kind: string) =>
      (await as(role).get(`/wps/agent/commissionOutlook?kind=${kind}`)).body.value;
    const { now, contract, current } = await outlook('agent2', 'realtime');
    expect(contract).toMatchObject({ kind: 'realtime', side: 'received', offerer: 'agent01' });
    if (!current) throw new Error('Nothing is under way.');
    expect(Date.parse(current.until) - Date.parse(current.from)).toBe(300_000);
    expect(current.from <= now && now < current.until).toBe(true);
    expect(await outlook('agent42', 'realtime')).toMatchObject({ contract: null, current: null });
  });
});
