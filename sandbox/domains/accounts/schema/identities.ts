import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import type { SocialLogin } from '#src/platform/contract.generated.ts';

type Provider = SocialLogin['provider'];

/** An external account that a member logs in with (S7.32). */
export const socialIdentity = pgTable(
  'social_identity',
  {
    merchantCode: text('merchant_code').notNull(),
    provider: text().$type<Provider>().notNull(),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    memberId: uuid('member_id').notNull(),
    boundAt: moment('bound_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.provider, table.subject] })],
);

/** A verified identity that is not bound to a member yet. It is deleted when somebody registers with it. */
export const socialNewcomer = pgTable('social_newcomer', {
  tokenHash: text('token_hash').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  provider: text().$type<Provider>().notNull(),
  subject: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A code of the mock identity provider. It is deleted when it is exchanged. */
export const identityCode = pgTable('identity_code', {
  codeHash: text('code_hash').primaryKey(),
  provider: text().$type<Provider>().notNull(),
  clientId: text('client_id').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  codeChallenge: text('code_challenge').notNull(),
  nonce: text().notNull(),
  subject: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});
