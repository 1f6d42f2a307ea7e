import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { CheckedImage } from '#sandbox/kernel/images/checkImages.ts';
import { inLanguage, type Language } from '#sandbox/kernel/text/language.ts';
import type { PromotionApplicationPage } from '#src/platform/contract.generated.ts';
import {
  applicationImage,
  promotionApplication,
  promotion as promotionTable,
} from '../schema/promotions.ts';
import type { Promotion } from './findPromotion.ts';

/** The data of a new application. */
export interface NewApplication {
  merchantCode: string;
  memberId: string;
  statement: string;
  images: readonly CheckedImage[];
  now: Date;
}

/** Why a member may not apply: an application of theirs is in process, or was approved. */
async function whyNot(db: Database, memberId: string, { id }: Promotion): Promise<Refusal> {
  const [open] = await db
    .select({ id: promotionApplication.id })
    .from(promotionApplication)
    .where(
      and(
        eq(promotionApplication.promotionId, id),
        eq(promotionApplication.memberId, memberId),
        eq(promotionApplication.state, 'in_process'),
      ),
    );
  return new Refusal(open ? 'application_open' : 'reward_claimed');
}

/**
 * Saves an application for the operator's review. Refuses a second one while the first is in process with `application_open`, one after an
 * approval with `reward_claimed`.
 */
export async function submitApplication(
  db: Database,
  promotion: Promotion,
  { images, now, ...application }: NewApplication,
): Promise<void> {
  const [sent] = await db
    .insert(promotionApplication)
    .values({ ...application, promotionId: promotion.id, at: now })
    .onConflictDoNothing()
    .returning({ id: promotionApplication.id });
  if (!sent) throw await whyNot(db, application.memberId, promotion);
  await db.insert(applicationImage).values(
    images.map(({ contentType, bytes }, index) => ({
      ...{ applicationId: sent.id, position: index + 1 },
      ...{ contentType, bytes },
    })),
  );
}

/** A page of a member's applications, newest first (S4.16). */
export async function applicationsOf(
  db: Database,
  memberId: string,
  { pageNo, pageSize, language }: { pageNo: number; pageSize: number; language: Language },
): Promise<PromotionApplicationPage> {
  const own = eq(promotionApplication.memberId, memberId);
  const [counted] = await db.select({ total: count() }).from(promotionApplication).where(own);
  const rows = await db
    .select({
      application: promotionApplication,
      code: promotionTable.code,
      title: promotionTable.title,
      images: db.$count(
        applicationImage,
        eq(applicationImage.applicationId, promotionApplication.id),
      ),
    })
    .from(promotionApplication)
    .innerJoin(promotionTable, eq(promotionTable.id, promotionApplication.promotionId))
    .where(own)
    .orderBy(desc(promotionApplication.at), desc(promotionApplication.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map(({ application, title, ...row }) => ({
      ...{ id: application.id, ...row, title: inLanguage(title, language) },
      ...{ state: application.state, statement: application.statement },
      remark: application.remark,
      at: application.at.toISOString(),
      decidedAt: application.decidedAt?.toISOString() ?? null,
    })),
    totalPages: Math.ceil((counted?.total ?? 0) / pageSize),
  };
}
