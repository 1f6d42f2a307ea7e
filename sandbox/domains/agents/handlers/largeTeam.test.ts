import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { addLargeTeam } from '#sandbox/proofs/largeTeam.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { LARGE_TEAM } from '../settings.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();

it('a cached count of a large team lists no member as available who no longer is (DECISIONS, player protection)', async () => {
  const merchant = merchantWithAgents(platform);
  const { db, clock } = platform.sandbox.platform;
  const agentId = playerId(merchant, 'agent1');
  await addLargeTeam(db, { merchant, agentId, members: LARGE_TEAM, until: clock.now() });
  const read = async () => {
    const { body } = await platform.as('agent1', merchant).get('/wps/agent/teamOverview');
    return body.value as TeamOverview;
  };
  const before = await read();
  const [mover] = before.movers.rose;
  expect(mover?.available).toBe(true);
  await db
    .update(member)
    .set({ status: 'closed' })
    .where(eq(member.id, mover?.memberId ?? ''));
  const { movers, ...after } = await read();
  expect(movers.rose[0]).toEqual({ ...mover, available: false });
  expect(after.countedAt).toBe(before.countedAt);
  expect(after.totals).toEqual(before.totals);
});
