import { and, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { session } from '#sandbox/kernel/database/schema/sessions.ts';
import type { Session } from './session.ts';
import { hashToken } from './token.ts';

const { passwordHash, paymentPasswordHash, ...MEMBER } = getTableColumns(member);

const SESSION = {
  id: session.id,
  expiresAt: session.expiresAt,
  lastSeenAt: session.lastSeenAt,
};

/** The precision of a session's last use in the database. */
const SEEN_MS = 60_000;

/** The session of a token at a merchant; undefined if unknown, expired, revoked or of a closed account. */
export async function readSession(
  db: Database,
  merchantCode: string,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const [found] = await db
    .select({ ...SESSION, member: MEMBER })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(
      and(
        eq(session.tokenHash, hashToken(token)),
        eq(session.merchantCode, merchantCode),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
        eq(member.status, 'active'),
      ),
    );
  if (!found) return undefined;
  if (now.getTime() - found.lastSeenAt.getTime() > SEEN_MS) {
    await db.update(session).set({ lastSeenAt: now }).where(eq(session.id, found.id));
  }
  return { id: found.id, expiresAt: found.expiresAt, member: found.member };
}
