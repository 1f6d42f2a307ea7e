import type { Database } from '#sandbox/kernel/database/database.ts';
import { session } from '#sandbox/kernel/database/schema/sessions.ts';
import type { Member } from './session.ts';
import { hashToken, newToken } from './token.ts';

/** The default maximum length of a session. */
const SESSION_MS = 24 * 60 * 60 * 1000;

/** Where and when a session starts. */
interface Start {
  now: Date;
  ip: string;
  userAgent: string;
  /** How long it lasts in milliseconds; by default a day. */
  lasts?: number;
}

/** Starts a session of a member. Returns its token, which nobody else learns. */
export async function startSession(
  db: Database,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  { now, ip, userAgent, lasts = SESSION_MS }: Start,
): Promise<string> {
  const token = newToken();
  await db.insert(session).values({
    tokenHash: hashToken(token),
    memberId: id,
    merchantCode,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lasts),
    lastSeenAt: now,
    ip,
    userAgent,
  });
  return token;
}
