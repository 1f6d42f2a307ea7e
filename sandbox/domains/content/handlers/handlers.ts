import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { isOnBreak, type Session } from '#sandbox/kernel/sessions/session.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { announcement, banner } from '../schema.ts';

type Kind = typeof announcement.$inferSelect.kind;
type Audience = typeof announcement.$inferSelect.execution;
const KINDS: readonly Kind[] = ['B', 'PL', 'PU', 'PR', 'H'];

/** The audiences of a reader: visitors see only content for all (S4.10). */
const audiencesOf = (session: Session | undefined): Audience[] =>
  session ? ['A', 'B', 'F'] : ['B'];

/** Whether a reader is a player on a break, who sees no promotion and no banner. */
const isSpared = (session: Session | undefined, now: Date): boolean =>
  session !== undefined && isOnBreak(session.member, now);

/** Handlers for a merchant's announcements and banners. */
export const contentHandlers: AreaHandlers<'content'> = {
  async getAnnouncements({ db, merchant, session, now, query }) {
    const { types, execution, language, pageNo, pageSize } = query;
    const asked = new Set(types.split(','));
    if (isSpared(session, now)) asked.delete('PR');
    const where = and(
      eq(announcement.merchantCode, merchant.merchantCode),
      inArray(
        announcement.kind,
        KINDS.filter((kind) => asked.has(kind)),
      ),
      inArray(announcement.execution, audiencesOf(session)),
      execution === undefined ? undefined : eq(announcement.execution, execution),
    );
    const [counted] = await db.select({ total: count() }).from(announcement).where(where);
    const rows = await db
      .select()
      .from(announcement)
      .where(where)
      .orderBy(desc(announcement.publishedAt), asc(announcement.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      list: rows.map((row) => ({
        id: row.id,
        title: inLanguage(row.title, language),
        content: inLanguage(row.content, language),
        promotionType: row.kind,
        execution: row.execution,
        publishedAt: row.publishedAt.toISOString(),
      })),
      totalPages: Math.ceil((counted?.total ?? 0) / pageSize),
    };
  },
  async getBanners({ db, merchant, session, now, query: { groupName, language } }) {
    if (isSpared(session, now)) return { list: [] };
    const rows = await db
      .select()
      .from(banner)
      .where(and(eq(banner.merchantCode, merchant.merchantCode), eq(banner.groupName, groupName)))
      .orderBy(asc(banner.position));
    return {
      list: rows.map(({ id, image, alt, linkageType, url }) => ({
        id,
        groupName,
        image,
        alt: inLanguage(alt, language),
        linkageType,
        url,
      })),
    };
  },
};
