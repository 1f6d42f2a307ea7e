import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { exclusion } from '#sandbox/database/schema/protection.ts';
import type { Merchant, Merchants } from '#sandbox/merchants.ts';
import type { Member } from '#sandbox/sessions/session.ts';
import { exclude } from './exclusion.ts';
import { licenseeOf } from './sameLicensee.ts';

/**
 * Brings the break that a person is on to an account with their phone or e-mail address: one that they registered or
 * bound the contact to since. A break from one brand holds for their accounts there, one from the licensee for all.
 */
export async function carryExclusion(
  db: Database,
  merchant: Merchant,
  merchants: Merchants,
  { id, mobile, email }: Pick<Member, 'id' | 'mobile' | 'email'>,
  now: Date,
): Promise<void> {
  const samePerson = [
    ...(mobile === null ? [] : [eq(exclusion.mobile, mobile)]),
    ...(email === null ? [] : [eq(exclusion.email, email.toLowerCase())]),
  ];
  if (samePerson.length === 0) return;
  const everywhere = inArray(member.merchantCode, licenseeOf(merchant, merchants));
  const [longest] = await db
    .select({ kind: exclusion.kind, scope: exclusion.scope, until: exclusion.until })
    .from(exclusion)
    .innerJoin(member, eq(member.id, exclusion.memberId))
    .where(
      and(
        gt(exclusion.until, now),
        or(...samePerson),
        or(
          eq(member.merchantCode, merchant.merchantCode),
          and(eq(exclusion.scope, 'licensee'), everywhere),
        ),
      ),
    )
    .orderBy(desc(exclusion.until))
    .limit(1);
  if (longest) await exclude(db, [id], longest, now);
}
