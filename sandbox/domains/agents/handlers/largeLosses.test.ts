import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { answered } from '#sandbox/domains/rewards/rewards.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { addLargeTeam } from '#sandbox/proofs/largeTeam.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { TeamLossPage } from '#src/platform/contract.generated.ts';
import { teamCount } from '../schema.ts';
import { KEPT_LOSSES, LARGE_TEAM } from '../settings.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();

const losses = (query: string) =>
  answered<TeamLossPage>(
    platform.as('agent1', merchantWithAgents(platform)).get(`/wps/agent/losses?${query}`),
  );
/** What does not depend on when it was counted. */
const figures = ({ losses: rows, totals, total, totalPages }: TeamLossPage) => ({
  ...{ rows, totals, total, totalPages },
});
/** Runs the job until it has counted all that is due: one report a second. */
const countAll = async () => {
  for (let second = 0; second < 5; second += 1) await platform.forward(1);
};
const db = () => platform.sandbox.platform.db;

beforeAll(async () => {
  const merchant = merchantWithAgents(platform);
  const agentId = playerId(merchant, 'agent1');
  const until = platform.sandbox.platform.clock.now();
  await addLargeTeam(db(), { merchant, agentId, members: LARGE_TEAM, until });
});

it('the first pages of the profit and loss of a large team come from a count in the background, and equal what a call counts (S2.17)', async () => {
  const first = ['loss', 'stake', 'account'].flatMap((sort) =>
    [1, 3].map((page) => ({ sort, page })),
  );
  const queries = first.map(({ sort, page }) => `sort=${sort}&pageNo=${page}`);
  const counted = await Promise.all(queries.map(losses));
  expect(counted.map(({ nextCountAt }) => nextCountAt)).toEqual(queries.map(() => null));
  await countAll();
  const kept = await Promise.all(queries.map(losses));
  expect(kept.map(figures)).toEqual(counted.map(figures));
  const [{ countedAt = '', nextCountAt }] = kept as [TeamLossPage];
  expect(kept.map((page) => page.countedAt)).toEqual(queries.map(() => countedAt));
  expect(Date.parse(nextCountAt ?? '')).toBeGreaterThan(Date.parse(countedAt));
});

it.each([
  ['a page of a file', 'pageSize=100'],
  ['a page beyond the kept members', `pageNo=${KEPT_LOSSES / 20 + 1}`],
  ['a search for accounts', 'account=large1'],
])(
  'the profit and loss of a large team is counted with the call for %s (S2.17)',
  async (_, query) => {
    await losses('');
    await countAll();
    const before = Date.parse((await losses('')).countedAt);
    await platform.forward(5);
    const { countedAt, nextCountAt } = await losses(query);
    expect(Date.parse(countedAt)).toBeGreaterThan(before);
    expect(nextCountAt).toBeNull();
  },
);

it('a kept count of profit and loss shows the present nickname of each member', async () => {
  await losses('');
  await countAll();
  const [top] = (await losses('')).losses;
  await db()
    .update(member)
    .set({ nickname: 'Renamed' })
    .where(eq(member.id, top?.memberId ?? ''));
  expect((await losses('')).losses[0]).toEqual({ ...top, nickname: 'Renamed' });
});

it('counts what the agent centre opens with before its agent opens it (S2.17)', async () => {
  await db().delete(teamCount);
  await platform.as('agent1', merchantWithAgents(platform)).get('/wps/member/info');
  await countAll();
  const kept = await db().select().from(teamCount);
  expect(kept.map(({ report }) => report).sort()).toEqual(['losses', 'overview', 'overview']);
  expect(kept.filter(({ figures: counted }) => counted === null)).toEqual([]);
});
