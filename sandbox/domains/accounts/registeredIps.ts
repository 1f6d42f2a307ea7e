import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { registeredIp } from '#sandbox/kernel/database/schema/members.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

const isOf = (memberId: string, ip: string) =>
  and(eq(registeredIp.memberId, memberId), eq(registeredIp.ip, ip));

/** Whether a member may log in from an IP address without a second factor: it is registered, or this is the first login (S4.16). */
export async function isRegisteredIp(
  db: Database,
  { id, firstLoginAt }: Pick<Member, 'id' | 'firstLoginAt'>,
  ip: string,
): Promise<boolean> {
  if (firstLoginAt === null) return true;
  const rows = await db.select({ ip: registeredIp.ip }).from(registeredIp).where(isOf(id, ip));
  return rows.length > 0;
}

/** A member's registered IP addresses, oldest first. */
export const listRegisteredIps = (db: Database, memberId: string) =>
  db
    .select({ ip: registeredIp.ip, registeredAt: registeredIp.registeredAt })
    .from(registeredIp)
    .where(eq(registeredIp.memberId, memberId))
    .orderBy(asc(registeredIp.registeredAt), asc(registeredIp.ip));

/** Deletes an IP address, so that the next login from there needs a second factor. Returns whether it was known. */
export async function forgetIp(db: Database, memberId: string, ip: string): Promise<boolean> {
  const gone = await db.delete(registeredIp).where(isOf(memberId, ip)).returning();
  return gone.length > 0;
}
