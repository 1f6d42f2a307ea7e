import { setTimeout as pause } from 'node:timers/promises';
import { isNull, sql } from 'drizzle-orm';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { teamCount } from '#sandbox/domains/agents/schema.ts';
import { COUNTED_AHEAD } from '#sandbox/domains/agents/settings.ts';
import { addDays, dayOf } from '#sandbox/kernel/market/period.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import { addLargeTeam } from '#sandbox/proofs/largeTeam.fixture.ts';
import { listen } from '#sandbox/site/listen.ts';
import { median } from './percentile.ts';

const DIRECT = 'team?pageSize=20';

/** The agent centre's calls that search the whole team, by what they answer. */
const CALLS = {
  'the team’s direct members, with which its page opens': DIRECT,
  'the first page of the team': 'team?joinedTo=2099-12-31&pageSize=20',
  'its last page': 'team?joinedTo=2099-12-31&pageSize=20&pageNo=2500',
  'one level of it': 'team?level=3&pageSize=20',
  'members by account': 'team?account=large12&pageSize=20',
  'first-time depositors': 'team?firstDepositFrom=2000-01-01&pageSize=20',
  bets: 'bets?pageSize=20',
  'profit and loss by account': 'losses?sort=account&pageSize=20',
  'account details': 'transactions?pageSize=20',
} as const;

/** The response times of a very large team's pages. Times are in milliseconds. */
export interface TeamFigures {
  members: number;
  bets: number;
  /** The median of each answer, while no report is counted. */
  answers: { of: string; ms: number }[];
  /** The median of the direct members right after a login, while the reports are counted ahead. */
  meanwhileMs: number;
  /** The median of the first overview after a login, in seconds of which the team was counted. */
  firstMs: number;
  /** The median of the first page of profit and loss after a login, likewise. */
  lossesMs: number;
  /** The median of the overview when the next count is due. */
  dueMs: number;
  /** The median of the first overview of days that are not counted ahead, which counts the team. */
  countMs: number;
}

const MEMBERS = 50_000;
const ANSWERS = 7;
const WAIT_MS = 200;

/** Measures the calls of a merchant's agent with 50,000 downlines, on the embedded database. */
export async function benchTeam(merchant: Merchant): Promise<TeamFigures> {
  const sandbox = await createSandbox({ merchants: [merchant] });
  const { db, clock } = sandbox.platform;
  const agentId = playerId(merchant, 'agent1');
  const now = clock.now();
  await addLargeTeam(db, { merchant, agentId, members: MEMBERS, until: now });
  const agent = { id: agentId, merchantCode: merchant.merchantCode };
  const login = () =>
    startSession(db, agent, { now: clock.now(), ip: '127.0.0.1', userAgent: 'bench' });
  const token = await login();
  const headers = { 'Merchant-Code': merchant.merchantCode, Authorization: `Bearer ${token}` };
  const today = dayOf(now, merchant.brand.market.timeZone);
  const days = `from=${addDays(today, -29)}&to=${today}`;
  const [overview, losses] = [`teamOverview?${days}`, `losses?${days}&pageSize=20`];
  const server = await listen(sandbox.app, 0);
  const time = async (path: string) => {
    const asked = performance.now();
    const answer = await fetch(`${server.url}/wps/agent/${path}`, { headers });
    const { success, code } = await answer.json();
    if (!success) throw new Error(`The platform answered ${path} with ${code}.`);
    return performance.now() - asked;
  };
  const medianOf = async (measure: () => Promise<number>) => {
    const times: number[] = [];
    while (times.length < ANSWERS) times.push(await measure());
    return median(times);
  };
  try {
    /** Waits until the reports that a login asks for are counted, as an agent's first page takes longer. */
    const counted = async () => {
      const isOpen = async () =>
        (await db.$count(teamCount)) < COUNTED_AHEAD.length ||
        (await db.$count(teamCount, isNull(teamCount.countedAt))) > 0;
      while (await isOpen()) await pause(WAIT_MS);
    };
    /** Logs in as after a long time. */
    const comeBack = async () => {
      await db.delete(teamCount);
      await login();
    };
    await counted();
    const answers: TeamFigures['answers'] = [];
    for (const [of, path] of Object.entries(CALLS))
      answers.push({ of, ms: await medianOf(() => time(path)) });
    const meanwhileMs = await medianOf(async () => {
      await comeBack();
      await pause(WAIT_MS);
      const ms = await time(DIRECT);
      await counted();
      return ms;
    });
    const firstAfterLogin = (path: string) =>
      medianOf(async () => {
        await comeBack();
        await counted();
        return time(path);
      });
    const firstMs = await firstAfterLogin(overview);
    const lossesMs = await firstAfterLogin(losses);
    const dueMs = await medianOf(async () => {
      await db.update(teamCount).set({ countedAt: sql`counted_at - interval '61 seconds'` });
      return time(overview);
    });
    const countMs = await medianOf(async () => {
      await db.delete(teamCount);
      return time(`teamOverview?from=${addDays(today, -28)}&to=${today}`);
    });
    const reports = { meanwhileMs, firstMs, lossesMs, dueMs, countMs };
    return { members: MEMBERS, bets: 2 * MEMBERS, answers, ...reports };
  } finally {
    await server.close();
    await sandbox.close();
  }
}
