import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** A session of a member. Only the client knows its token. */
export const session = pgTable('session', {
  id: uuid().primaryKey().defaultRandom(),
  /** SHA-256 of the token in base64url. */
  tokenHash: text('token_hash').notNull(),
  memberId: uuid('member_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  ip: text().notNull(),
  userAgent: text('user_agent').notNull(),
  revokedAt: moment('revoked_at'),
});
