import { bigint, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { texts } from '#sandbox/kernel/database/schema/texts.ts';
import type {
  PointItemKind,
  PointRecordType,
  PointState,
} from '#src/platform/contract.generated.ts';

/** An item that points can be redeemed for (S2.9). */
export const pointItem = pgTable('point_item', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  code: text().notNull(),
  position: smallint().notNull(),
  kind: text().$type<PointItemKind>().notNull(),
  name: texts('name').notNull(),
  description: texts('description').notNull(),
  image: text().notNull(),
  /** In hundredths of a point. */
  price: bigint({ mode: 'bigint' }).notNull(),
  /** The money that a credit pays, in minor units; null for goods. */
  worth: bigint({ mode: 'bigint' }),
  stock: integer().notNull(),
});

/** A change of a member's points (S3.16). */
export const pointRecord = pgTable(
  'point_record',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    merchantCode: text('merchant_code').notNull(),
    type: text().$type<PointRecordType>().notNull(),
    /** In hundredths of a point; below zero if points were spent. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    state: text().$type<PointState>().notNull(),
    itemId: bigint('item_id', { mode: 'number' }),
    /** The stakes that earned the points, or the money that they were converted to, in minor units. */
    money: bigint({ mode: 'bigint' }),
    remark: text().notNull().default(''),
    at: moment('at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
);
