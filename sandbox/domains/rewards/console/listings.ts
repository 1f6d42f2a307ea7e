import { and, asc, eq } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { pointItem, pointRecord } from '../schema/points.ts';
import { promotion, promotionApplication } from '../schema/promotions.ts';

const SHOWN = 100;

/** The listing of applications that wait for a decision. */
export const waitingApplications: Listing = {
  name: 'applications',
  title: 'Applications under review',
  columns: ['Sent', 'Player', 'Promotion', 'Statement'],
  empty: 'Applications for promotions are listed here until they are decided.',
  async read({ db, merchant: { merchantCode } }) {
    const rows = await db
      .select({
        application: promotionApplication,
        account: member.account,
        title: promotion.title,
      })
      .from(promotionApplication)
      .innerJoin(member, eq(member.id, promotionApplication.memberId))
      .innerJoin(promotion, eq(promotion.id, promotionApplication.promotionId))
      .where(
        and(
          eq(promotionApplication.merchantCode, merchantCode),
          eq(promotionApplication.state, 'in_process'),
        ),
      )
      .orderBy(asc(promotionApplication.at), asc(promotionApplication.id))
      .limit(SHOWN);
    return rows.map(({ application: { id, at, statement }, account, title }) => ({
      cells: [at.toISOString(), account, inLanguage(title, SOURCE), statement],
      offers: [
        { action: 'readApplicationImage', input: { id } },
        { action: 'approveApplication', input: { id } },
        { action: 'rejectApplication', input: { id } },
      ],
    }));
  },
};

/** The listing of redemptions that wait for a decision. */
export const waitingRedemptions: Listing = {
  name: 'redemptions',
  title: 'Redemptions under review',
  columns: ['Requested', 'Player', 'Item', 'Points'],
  empty: 'Redemptions of points are listed here until they are decided.',
  async read({ db, merchant: { merchantCode } }) {
    const rows = await db
      .select({ record: pointRecord, account: member.account, name: pointItem.name })
      .from(pointRecord)
      .innerJoin(member, eq(member.id, pointRecord.memberId))
      .innerJoin(pointItem, eq(pointItem.id, pointRecord.itemId))
      .where(and(eq(pointRecord.merchantCode, merchantCode), eq(pointRecord.state, 'in_process')))
      .orderBy(asc(pointRecord.at), asc(pointRecord.id))
      .limit(SHOWN);
    return rows.map(({ record: { id, at, amount }, account, name }) => ({
      cells: [at.toISOString(), account, inLanguage(name, SOURCE), hundredthsText(-amount)],
      offers: [
        { action: 'approveRedemption', input: { id } },
        { action: 'rejectRedemption', input: { id } },
      ],
    }));
  },
};
