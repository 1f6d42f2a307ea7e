import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import { inLanguage, type Language } from '#sandbox/kernel/text/language.ts';
import type { PointItemPage } from '#src/platform/contract.generated.ts';
import { pointItem } from '../schema/points.ts';

/** A page of a merchant's points mall, in the operator's order (S2.9). */
export async function listItems(
  db: Database,
  merchant: Merchant,
  { pageNo, pageSize, language }: { pageNo: number; pageSize: number; language: Language },
): Promise<PointItemPage> {
  const own = eq(pointItem.merchantCode, merchant.merchantCode);
  const [counted] = await db.select({ items: count() }).from(pointItem).where(own);
  const rows = await db
    .select()
    .from(pointItem)
    .where(own)
    .orderBy(asc(pointItem.position), asc(pointItem.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map((item) => ({
      code: item.code,
      kind: item.kind,
      name: inLanguage(item.name, language),
      description: inLanguage(item.description, language),
      image: item.image,
      price: hundredthsText(item.price),
      worth: item.worth === null ? null : amountText(merchant, item.worth),
      stock: item.stock,
    })),
    totalPages: Math.ceil((counted?.items ?? 0) / pageSize),
  };
}
