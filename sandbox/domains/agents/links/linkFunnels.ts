import { and, count, countDistinct, eq, type SQL } from 'drizzle-orm';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { LinkFunnel } from '#src/platform/contract.generated.ts';
import { lineRebate, linkOpening, registrationLink } from '../schema.ts';

/** The funnel of links that nobody has opened. */
export const NOBODY: LinkFunnel = { opened: 0, registered: 0, deposited: 0 };

/** The visitor funnels of links, by link id. Links that nobody has opened or registered by are omitted. */
export async function linkFunnels(
  db: Database,
  links: SQL | undefined,
): Promise<ReadonlyMap<string, LinkFunnel>> {
  const { id } = registrationLink;
  const opened = await db
    .select({ id, opened: count() })
    .from(registrationLink)
    .innerJoin(linkOpening, eq(linkOpening.linkId, id))
    .where(links)
    .groupBy(id);
  const joined = await db
    .select({
      id,
      registered: countDistinct(lineRebate.memberId),
      deposited: countDistinct(deposit.memberId),
    })
    .from(registrationLink)
    .innerJoin(lineRebate, eq(lineRebate.linkId, id))
    .leftJoin(deposit, and(eq(deposit.memberId, lineRebate.memberId), eq(deposit.state, 'paid')))
    .where(links)
    .groupBy(id);
  const funnels = new Map<string, LinkFunnel>();
  for (const { id: link, ...figures } of [...opened, ...joined]) {
    funnels.set(link, { ...NOBODY, ...funnels.get(link), ...figures });
  }
  return funnels;
}

/** The sum of several funnels; nobody registers by two links. */
export const sumOfFunnels = (funnels: Iterable<LinkFunnel>): LinkFunnel =>
  [...funnels].reduce(
    (sum, { opened, registered, deposited }) => ({
      opened: sum.opened + opened,
      registered: sum.registered + registered,
      deposited: sum.deposited + deposited,
    }),
    NOBODY,
  );
