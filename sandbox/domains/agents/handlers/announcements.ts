import { and, desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { agentAnnouncement } from '../schema.ts';

/** Returns the operator's announcements to agents, newest first (S2.17 agentAnnouncement). */
export const getAgentAnnouncements: Handler<'getAgentAnnouncements'> = async ({
  db,
  merchant,
  query: { id: only, pageNo, pageSize, language },
}) => {
  requireModule(merchant, 'agent');
  const own = and(
    eq(agentAnnouncement.merchantCode, merchant.merchantCode),
    only === undefined ? undefined : eq(agentAnnouncement.id, only),
  );
  const total = await db.$count(agentAnnouncement, own);
  const rows = await db
    .select()
    .from(agentAnnouncement)
    .where(own)
    .orderBy(desc(agentAnnouncement.publishedAt), desc(agentAnnouncement.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    announcements: rows.map(({ id, publishedAt, ...row }) => ({
      id,
      title: inLanguage(row.title, language),
      content: inLanguage(row.content, language),
      publishedAt: publishedAt.toISOString(),
    })),
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
