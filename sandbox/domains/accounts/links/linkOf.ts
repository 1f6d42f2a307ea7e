import { and, eq, isNull } from 'drizzle-orm';
import { registrationLink } from '#sandbox/domains/agents/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { isOpen } from './linkState.ts';

/** A registration link, and the agent whom it leads below. */
export interface OpenLink {
  linkId: string;
  agentId: string;
  uplineId: string | null;
  agentType: typeof member.$inferSelect.type;
  makes: 'player' | 'agent';
  /** In basis points. */
  rebate: number;
}

/** Where a code is looked up, and when. */
export interface LinkCode {
  merchantCode: string;
  code: string;
  now: Date;
}

/** The link of a code, whatever its case; none where nobody can register by it (S7.10). */
export async function linkOf(
  db: Database,
  { merchantCode, code, now }: LinkCode,
): Promise<OpenLink | undefined> {
  const [found] = await db
    .select({
      ...{ linkId: registrationLink.id, agentId: member.id },
      ...{ uplineId: member.uplineId, agentType: member.type },
      ...{ makes: registrationLink.makes, rebate: registrationLink.rebate },
    })
    .from(registrationLink)
    .innerJoin(member, eq(member.id, registrationLink.agentId))
    .where(
      and(
        eq(registrationLink.merchantCode, merchantCode),
        eq(registrationLink.code, code.toUpperCase()),
        isOpen(now),
        eq(member.status, 'active'),
        isNull(member.suspendedAt),
      ),
    );
  return found;
}
