import { and, desc, eq } from 'drizzle-orm';
import { isOpen } from '#sandbox/domains/accounts/links/linkState.ts';
import { randomLetters } from '#sandbox/domains/accounts/newMember.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { basisPointsOf, percentText } from '#sandbox/kernel/percent.ts';
import { shownNameFault } from '#sandbox/kernel/text/shownName.ts';
import { endOfDay } from '../links/endOfDay.ts';
import { linkFunnels, NOBODY, sumOfFunnels } from '../links/linkFunnels.ts';
import { linkValue } from '../links/linkValue.ts';
import { checkRebate, highestRebate } from '../rebates/rebateBound.ts';
import { registrationLink } from '../schema.ts';
import { LINK_CODE_LENGTH, LINKS_IN_USE } from '../settings.ts';

type LinkHandlers = Pick<
  AreaHandlers<'agents'>,
  'getRegistrationLinks' | 'createRegistrationLink' | 'disableRegistrationLink'
>;

/** Refuses a link name that would not be valid as a nickname (`field_invalid`). */
function checkName(name: string, { brand }: Merchant): void {
  const rule = shownNameFault(name, brand);
  if (!rule) return;
  const finding = { name: 'name', rule, patternId: 0, min: 0, max: 0 };
  throw new Refusal('field_invalid', { value: { fields: [finding] } });
}

/** Handlers for the links by which others register below an agent (S2.17 registerCenter, S7.10). */
export const linkHandlers: LinkHandlers = {
  async getRegistrationLinks({ db, merchant, session, now, query: { pageNo, pageSize } }) {
    requireModule(merchant, 'agent');
    const own = eq(registrationLink.agentId, session.member.id);
    const total = await db.$count(registrationLink, own);
    const rows = await db
      .select()
      .from(registrationLink)
      .where(own)
      .orderBy(desc(registrationLink.createdAt), desc(registrationLink.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const funnels = await linkFunnels(db, own);
    return {
      links: rows.map((row) =>
        linkValue(row, { merchant, now, funnel: funnels.get(row.id) ?? NOBODY }),
      ),
      totals: sumOfFunnels(funnels.values()),
      highestRebatePercent: percentText(await highestRebate(db, session.member)),
      totalPages: Math.ceil(total / pageSize),
      total,
    };
  },
  async createRegistrationLink({ db, merchant, session: { member }, now, body }) {
    requireModule(merchant, 'agent');
    checkName(body.name, merchant);
    const rebate = basisPointsOf(body.rebatePercent);
    // This locks the agent too, so that two concurrent links cannot both be the last one in use.
    await checkRebate(db, member, rebate);
    const { timeZone } = merchant.brand.market;
    const expiresAt = endOfDay(body.lastDay, { timeZone, now });
    const inUse = and(eq(registrationLink.agentId, member.id), isOpen(now));
    if ((await db.$count(registrationLink, inUse)) >= LINKS_IN_USE) {
      throw new Refusal('registration_links_full');
    }
    const { merchantCode } = merchant;
    const { name, makes, useLimit } = body;
    const code = randomLetters(LINK_CODE_LENGTH);
    const terms = { code, name, makes, rebate, useLimit, ...(expiresAt && { expiresAt }) };
    const [link] = await db
      .insert(registrationLink)
      .values({ merchantCode, agentId: member.id, ...terms, createdAt: now })
      .returning();
    if (!link) throw new Error('The link was not kept.');
    return linkValue(link, { merchant, now, funnel: NOBODY });
  },
  async disableRegistrationLink({ db, merchant, session: { member }, now, body: { id } }) {
    requireModule(merchant, 'agent');
    const own = and(eq(registrationLink.id, id), eq(registrationLink.agentId, member.id));
    const [found] = await db.select().from(registrationLink).where(own).for('update');
    if (!found) throw new Refusal('registration_link_unknown');
    if (found.disabledAt) throw new Refusal('registration_link_disabled');
    await db.update(registrationLink).set({ disabledAt: now }).where(own);
    const funnel = (await linkFunnels(db, own)).get(id) ?? NOBODY;
    return linkValue({ ...found, disabledAt: now }, { merchant, now, funnel });
  },
};
