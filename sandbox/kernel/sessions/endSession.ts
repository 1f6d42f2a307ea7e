import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { session } from '#sandbox/kernel/database/schema/sessions.ts';

/** Ends one session. */
export async function endSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, id), isNull(session.revokedAt)));
}

/** Ends all sessions of a member, except a given one. */
export async function endSessions(
  db: Database,
  memberId: string,
  now: Date,
  keep?: string,
): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.memberId, memberId),
        isNull(session.revokedAt),
        keep === undefined ? undefined : ne(session.id, keep),
      ),
    );
}
