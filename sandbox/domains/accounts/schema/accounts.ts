import { bigint, date, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** Wrong logins with a name, whether or not it belongs to a member (S3.4). */
export const loginFailure = pgTable(
  'login_failure',
  {
    merchantCode: text('merchant_code').notNull(),
    /** The name that was used, in lower case: a username or a number in E.164. */
    name: text().notNull(),
    failures: smallint().notNull(),
    lastAt: moment('last_at').notNull(),
    /** The time until which logins with the name are locked. */
    lockedUntil: moment('rests_until'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.name] })],
);

/** The purpose that a code was sent for. */
export type CodePurpose = 'no-login' | 'register' | 'login' | 'step-up' | 'bind' | 'password';

/** A code sent to a phone or an e-mail address. It is deleted when it is used. */
export const verificationCode = pgTable('verification_code', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  purpose: text().$type<CodePurpose>().notNull(),
  /** A number in E.164 or an e-mail address in lower case. */
  recipient: text().notNull(),
  /** Hashed with a key, as there are few possible codes. */
  codeHash: text('code_hash').notNull(),
  wrongTries: smallint('wrong_tries').notNull().default(0),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** The purposes of a one-time token. */
export type TokenPurpose = 'login' | 'password-reset' | 'step-up';

/** A token for a single action. It is deleted when it is used. */
export const oneTimeToken = pgTable('one_time_token', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<TokenPurpose>().notNull(),
  memberId: uuid('member_id').notNull(),
  /** The IP address or session that it is valid for; empty if any. */
  boundTo: text('bound_to').notNull(),
  wrongTries: smallint('wrong_tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});

/** A picture of characters to type (S4.8). It is deleted when it is answered. */
export const captcha = pgTable('captcha', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  sealedAnswer: text('sealed_answer').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A human check that was passed, kept until its challenge has expired anyway. */
export const solvedHumanCheck = pgTable('solved_human_check', {
  signature: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** The authenticator of a member; it is active once one of its codes was entered. */
export const authenticator = pgTable('authenticator', {
  memberId: uuid('member_id').primaryKey(),
  /** In base32, sealed. */
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The period of the last accepted code, so that none is accepted twice. */
  lastCounter: bigint('last_counter', { mode: 'number' }).notNull().default(0),
});

/** How a member was registered (S3.6). */
export const registration = pgTable('registration', {
  memberId: uuid('member_id').primaryKey(),
  method: text().$type<'username' | 'mobile' | 'freeplay'>().notNull(),
  domain: text(),
  registerUrl: text('register_url'),
  ip: text().notNull(),
  at: moment('at').notNull(),
});

/** A version of the terms that a member has agreed to, with their age and the privacy policy (S5.6). */
export const termsAcceptance = pgTable(
  'terms_acceptance',
  {
    memberId: uuid('member_id').notNull(),
    version: date({ mode: 'string' }).notNull(),
    ip: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.version] })],
);
