import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { registrationLink } from '#sandbox/domains/agents/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { isOpen, isUsedUp } from './linkState.ts';

/** A registration link, and the agent below whom it registers. */
export interface OpenLink {
  linkId: string;
  agentId: string;
  uplineId: string | null;
  agentType: typeof member.$inferSelect.type;
  makes: 'player' | 'agent';
  /** In basis points. */
  rebate: number;
}

/** The merchant and time for looking up a code. */
export interface LinkCode {
  merchantCode: string;
  code: string;
  now: Date;
}

async function findLink(
  db: Database,
  { merchantCode, code }: LinkCode,
  narrowing: SQL | undefined,
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
        narrowing,
        eq(member.status, 'active'),
        isNull(member.suspendedAt),
      ),
    );
  return found;
}

/** Finds the link of a code, whatever its case; undefined if nobody can register by it (S7.10). */
export const linkOf = (db: Database, asked: LinkCode): Promise<OpenLink | undefined> =>
  findLink(db, asked, isOpen(asked.now));

/** Whether a code belongs to a link whose uses are exhausted (S2.17). */
export const isLinkUsedUp = async (db: Database, asked: LinkCode): Promise<boolean> =>
  (await findLink(db, asked, isUsedUp(asked.now))) !== undefined;
