import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import { inLanguage, type Language } from '#sandbox/kernel/text/language.ts';
import type { PointRecord, PointRecordPage } from '#src/platform/contract.generated.ts';
import { pointItem, pointRecord } from '../schema/points.ts';
import { reward } from '../schema/rewards.ts';

/** The requested page of a list, and its language. */
interface Page {
  pageNo: number;
  pageSize: number;
  language: Language;
}

/** Records with the redeemed item, or the reward that gave the points: such a record has the id of its reward. */
const select = (db: Database) =>
  db
    .select({ record: pointRecord, item: pointItem.name, title: reward.title })
    .from(pointRecord)
    .leftJoin(pointItem, eq(pointItem.id, pointRecord.itemId))
    .leftJoin(reward, eq(reward.id, pointRecord.id));

type Row = Awaited<ReturnType<typeof select>>[number];

/** The API value of a record. */
function view(merchant: Priced, { record, item, title }: Row, language: Language): PointRecord {
  const name = item ?? title;
  return {
    id: record.id,
    type: record.type,
    amount: hundredthsText(record.amount),
    status: record.state,
    remark: record.remark,
    itemName: name && inLanguage(name, language),
    money: record.money === null ? null : amountText(merchant, record.money),
    at: record.at.toISOString(),
    decidedAt: record.decidedAt?.toISOString() ?? null,
  };
}

/** Finds a record of a member's points. Refuses one that is not theirs with `point_record_unknown`. */
export async function findRecord(
  db: Database,
  merchant: Priced,
  memberId: string,
  id: string,
  language: Language,
): Promise<PointRecord> {
  const [row] = await select(db).where(
    and(eq(pointRecord.memberId, memberId), eq(pointRecord.id, id)),
  );
  if (!row) throw new Refusal('point_record_unknown');
  return view(merchant, row, language);
}

const sumOf = (narrowing: SQL) =>
  sql`coalesce(sum(${pointRecord.amount})
    FILTER (WHERE ${narrowing} AND ${pointRecord.state} <> 'rejected'), 0)`.mapWith(BigInt);

/** A page of the records that match a filter, newest first, with the totals of all pages (S3.16). */
export async function listRecords(
  db: Database,
  merchant: Priced,
  where: SQL | undefined,
  { pageNo, pageSize, language }: Page,
): Promise<PointRecordPage> {
  const [sums] = await db
    .select({
      records: count(),
      received: sumOf(sql`${pointRecord.amount} > 0`),
      spent: sumOf(sql`${pointRecord.amount} < 0`),
    })
    .from(pointRecord)
    .where(where);
  const { records, received, spent } = sums ?? { records: 0, received: 0n, spent: 0n };
  const rows = await select(db)
    .where(where)
    .orderBy(desc(pointRecord.at), desc(pointRecord.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map((row) => view(merchant, row, language)),
    totals: { records, received: hundredthsText(received), spent: hundredthsText(spent) },
    totalPages: Math.ceil(records / pageSize),
  };
}
