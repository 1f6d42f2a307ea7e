import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { forgetIp, listRegisteredIps } from '#sandbox/domains/accounts/registeredIps.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { session as table } from '#sandbox/kernel/database/schema/sessions.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { endSession, endSessions } from '#sandbox/kernel/sessions/endSession.ts';

type SessionHandlers = Pick<
  AreaHandlers<'security'>,
  'getSessions' | 'endSession' | 'endOtherSessions' | 'getRegisteredIps' | 'forgetRegisteredIp'
>;

/** The caller's sessions that are still valid. */
const goodSessions = ({ session: { member }, now }: Call<'getSessions'> | Call<'endSession'>) =>
  and(eq(table.memberId, member.id), isNull(table.revokedAt), gt(table.expiresAt, now));

/** Handlers for a player's sessions and registered IP addresses. */
export const sessionHandlers: SessionHandlers = {
  async getSessions(call) {
    const rows = await call.db
      .select()
      .from(table)
      .where(goodSessions(call))
      .orderBy(desc(table.createdAt), desc(table.id));
    return {
      list: rows.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
        ...{ id, current: id === call.session.id, ip, userAgent },
        ...{ createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
      })),
    };
  },
  async endSession(call) {
    const { sessionId } = call.path;
    const isGood = and(goodSessions(call), eq(table.id, sessionId));
    const [found] = await call.db.select({ id: table.id }).from(table).where(isGood);
    if (!found) throw new Refusal('not_found');
    await endSession(call.db, found.id, call.now);
    return null;
  },
  async endOtherSessions({ db, session, now }) {
    await endSessions(db, session.member.id, now, session.id);
    return null;
  },
  async getRegisteredIps({ db, session, ip: current }) {
    const rows = await listRegisteredIps(db, session.member.id);
    return {
      list: rows.map(({ ip, registeredAt }) => ({
        ...{ ip, registeredAt: registeredAt.toISOString(), current: ip === current },
      })),
    };
  },
  async forgetRegisteredIp({ db, session, path }) {
    if (!(await forgetIp(db, session.member.id, path.ip))) throw new Refusal('not_found');
    return null;
  },
};
