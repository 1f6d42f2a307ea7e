import { bigint, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Topics } from '#src/platform/realtime.generated.ts';
import { moment } from './moment.ts';

/** Values that database instances share. */
export const setting = pgTable('setting', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** A stored event, for realtime listeners. */
export const event = pgTable('event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Its place among all events; set at its transaction's commit, null until then. */
  place: bigint({ mode: 'number' }),
  merchantCode: text('merchant_code').notNull(),
  /** The member concerned; everyone of the merchant if null. */
  memberId: uuid('member_id'),
  type: text().$type<keyof Topics>().notNull(),
  payload: jsonb().$type<unknown>().notNull(),
  at: moment('at').notNull(),
});

/** A message, stored instead of sent. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  channel: text().$type<'sms' | 'email'>().notNull(),
  /** A number in E.164 or an e-mail address. */
  recipient: text().notNull(),
  /** E-mails have one, text messages none. */
  subject: text(),
  /** Sealed: it may hold a code or a link. */
  sealedBody: text('sealed_body').notNull(),
  at: moment('at').notNull(),
});

/** The last run of a job. */
export const job = pgTable('job', {
  name: text().primaryKey(),
  lastRunAt: moment('last_run_at').notNull(),
});

/** A key that payloads are encrypted to; the one of the highest generation is the current one. */
export const payloadKey = pgTable('payload_key', {
  kid: text().primaryKey(),
  generation: integer().generatedAlwaysAsIdentity(),
  /** The private key as a JWK, sealed. */
  sealedJwk: text('sealed_jwk').notNull(),
});

/** A nonce of an encrypted payload, kept until a replay would be too old anyway. */
export const payloadNonce = pgTable('payload_nonce', {
  nonce: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** The answer to a call with an idempotency key. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    /** The member's id, or the merchant's code for calls of visitors. */
    owner: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** A keyed hash of the whole request. */
    requestHash: text('request_hash').notNull(),
    value: json().$type<unknown>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.operation, table.key] })],
);

/** The number of calls of a kind until the window ends. */
export const rateWindow = pgTable('rate_window', {
  name: text().primaryKey(),
  calls: integer().notNull(),
  endsAt: moment('ends_at').notNull(),
});
