import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { randomLetters } from '#sandbox/accounts/newMember.ts';
import { checkRebate, highestRebate } from '#sandbox/agents/links/rebateBound.ts';
import { LINK_CODE_LENGTH, LINKS_IN_USE } from '#sandbox/agents/settings.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import { lineRebate, registrationLink } from '#sandbox/database/schema/agents.ts';
import { requireModule } from '#sandbox/modules/requireModule.ts';
import { basisPointsOf, percentText } from '#sandbox/percent.ts';
import { lockMember } from '#sandbox/protection/player.ts';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';

type LinkHandlers = Pick<
  AreaHandlers<'agents'>,
  'getRegistrationLinks' | 'createRegistrationLink' | 'disableRegistrationLink'
>;

const linkValue = (
  row: typeof registrationLink.$inferSelect,
  registrations: number,
): RegistrationLink => ({
  id: row.id,
  code: row.code,
  name: row.name,
  makes: row.makes,
  rebatePercent: percentText(row.rebate),
  registrations,
  createdAt: row.createdAt.toISOString(),
  disabledAt: row.disabledAt?.toISOString() ?? null,
});

/** The links by which others register below an agent (S2.17 registerCenter, S7.10). */
export const linkHandlers: LinkHandlers = {
  async getRegistrationLinks({ db, merchant, session, query: { pageNo, pageSize } }) {
    requireModule(merchant, 'agent');
    const own = eq(registrationLink.agentId, session.member.id);
    const total = await db.$count(registrationLink, own);
    const rows = await db
      .select({ link: registrationLink, registrations: count(lineRebate.memberId) })
      .from(registrationLink)
      .leftJoin(lineRebate, eq(lineRebate.linkId, registrationLink.id))
      .where(own)
      .groupBy(registrationLink.id)
      .orderBy(desc(registrationLink.createdAt), desc(registrationLink.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      links: rows.map(({ link, registrations }) => linkValue(link, registrations)),
      highestRebatePercent: percentText(await highestRebate(db, session.member)),
      totalPages: Math.ceil(total / pageSize),
      total,
    };
  },
  async createRegistrationLink({ db, merchant, session: { member }, now, body }) {
    requireModule(merchant, 'agent');
    const rebate = basisPointsOf(body.rebatePercent);
    await checkRebate(db, member, rebate);
    await lockMember(db, member.id);
    const inUse = and(eq(registrationLink.agentId, member.id), isNull(registrationLink.disabledAt));
    if ((await db.$count(registrationLink, inUse)) >= LINKS_IN_USE) {
      throw new Refusal('registration_links_full');
    }
    const { merchantCode } = merchant;
    const { name, makes } = body;
    const code = randomLetters(LINK_CODE_LENGTH);
    const [link] = await db
      .insert(registrationLink)
      .values({ merchantCode, agentId: member.id, code, name, makes, rebate, createdAt: now })
      .returning();
    if (!link) throw new Error('The link was not kept.');
    return linkValue(link, 0);
  },
  async disableRegistrationLink({ db, merchant, session: { member }, now, body: { id } }) {
    requireModule(merchant, 'agent');
    const own = and(eq(registrationLink.id, id), eq(registrationLink.agentId, member.id));
    const [found] = await db.select().from(registrationLink).where(own).for('update');
    if (!found) throw new Refusal('registration_link_unknown');
    if (found.disabledAt) throw new Refusal('registration_link_disabled');
    await db.update(registrationLink).set({ disabledAt: now }).where(own);
    const registrations = await db.$count(lineRebate, eq(lineRebate.linkId, id));
    return linkValue({ ...found, disabledAt: now }, registrations);
  },
};
