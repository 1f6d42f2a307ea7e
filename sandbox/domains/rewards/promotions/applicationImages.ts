import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { ApplicationImage } from '#src/platform/contract.generated.ts';
import { applicationImage, promotionApplication } from '../schema/promotions.ts';
import type { Promotion } from './findPromotion.ts';

/** A picture in a member's latest application to a promotion. Refuses a missing one with `image_unknown`. */
export async function imageOf(
  db: Database,
  memberId: string,
  { id }: Promotion,
  position: number,
): Promise<ApplicationImage> {
  const [application] = await db
    .select({ id: promotionApplication.id })
    .from(promotionApplication)
    .where(
      and(eq(promotionApplication.promotionId, id), eq(promotionApplication.memberId, memberId)),
    )
    .orderBy(desc(promotionApplication.at))
    .limit(1);
  if (!application) throw new Refusal('image_unknown');
  return readImage(db, application.id, position);
}

/** A picture in an application. Refuses a missing one with `image_unknown`. */
export async function readImage(
  db: Database,
  applicationId: string,
  position: number,
): Promise<ApplicationImage> {
  const [found] = await db
    .select()
    .from(applicationImage)
    .where(
      and(
        eq(applicationImage.applicationId, applicationId),
        eq(applicationImage.position, position),
      ),
    );
  if (!found) throw new Refusal('image_unknown');
  const { contentType, bytes } = found;
  return { contentType, image: Buffer.from(bytes).toString('base64') };
}

/** Refuses an application that the merchant does not have with `not_found`. */
export async function requireApplication(
  db: Database,
  merchantCode: string,
  id: string,
): Promise<void> {
  const [found] = await db
    .select({ id: promotionApplication.id })
    .from(promotionApplication)
    .where(
      and(eq(promotionApplication.id, id), eq(promotionApplication.merchantCode, merchantCode)),
    );
  if (!found) throw new Refusal('not_found');
}
