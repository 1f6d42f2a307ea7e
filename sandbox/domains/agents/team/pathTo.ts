import { and, desc, eq, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { TeamMember, TeamStep } from '#src/platform/contract.generated.ts';
import { memberLine } from '../schema.ts';

const above = alias(memberLine, 'above');

/** The path from an agent, excluded, down to a member of the team, who is the last step. */
export async function pathTo(
  db: Database,
  { memberId, account, depth }: TeamMember,
): Promise<TeamStep[]> {
  const steps = await db
    .select({ memberId: member.id, account: member.account })
    .from(above)
    .innerJoin(member, eq(member.id, above.ancestorId))
    .where(and(eq(above.memberId, memberId), lte(above.depth, depth - 1)))
    .orderBy(desc(above.depth));
  return [...steps, { memberId, account }];
}
