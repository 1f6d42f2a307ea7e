import {
  type AnyPgColumn,
  boolean,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MemberType, SuspensionReason } from '#src/platform/contract.generated.ts';
import { moment } from './moment.ts';

/** The player's optional details besides the columns below (S3.6, S3.17). */
export type MemberProfile = Partial<
  Record<
    | 'birthday'
    | 'facebook'
    | 'fullName'
    | 'idNumber'
    | 'line'
    | 'nationality'
    | 'occupation'
    | 'qqNum'
    | 'sourceOfIncome'
    | 'telegram'
    | 'wechat'
    | 'whatsapp'
    | 'zalo',
    string
  >
>;

/** A player, trial account or agent (S3.5, S6). */
export const member = pgTable('member', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  /** The player's login name, unique per merchant in any case. */
  account: text().notNull(),
  type: smallint().$type<MemberType>().notNull(),
  status: text().$type<'active' | 'closed'>().notNull().default('active'),
  passwordHash: text('password_hash').notNull(),
  paymentPasswordHash: text('payment_password_hash'),
  nickname: text().notNull(),
  realName: text('real_name').notNull().default(''),
  email: text(),
  /** E.164. */
  mobile: text(),
  profile: jsonb().$type<MemberProfile>().notNull().default({}),
  /** The code with which others join below this member. */
  referralCode: text('referral_code').notNull(),
  uplineId: uuid('upline_id').references((): AnyPgColumn => member.id),
  /** The number of the avatar that others see. */
  avatar: smallint().notNull().default(1),
  vipLevel: smallint('vip_level').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** Null until the first login (S4.3). */
  firstLoginAt: moment('first_login_at'),
  lastLoginAt: moment('last_login_at'),
  lastLoginIp: text('last_login_ip'),
  /** The country of the member's last login, ISO 3166. */
  lastLoginCountry: text('last_login_country'),
  lastLoginUserAgent: text('last_login_user_agent'),
  passwordChangedAt: moment('password_changed_at').notNull(),
  /** When the player's time-out or self-exclusion ends. */
  excludedUntil: moment('excluded_until'),
  /** When and why their upline suspended them. */
  suspendedAt: moment('suspended_at'),
  suspendedFor: text('suspended_for').$type<SuspensionReason>(),
  /** When their first deposit was paid; the database maintains it. */
  firstDepositAt: moment('first_deposit_at'),
  /** Whether automatic transfer is on: a launch transfers the funds to the game's vendor, and its end returns them. */
  automaticFunds: boolean('automatic_funds').notNull().default(false),
});

/** An address from which a member logs in without extra verification (S4.16). */
export const registeredIp = pgTable(
  'registered_ip',
  {
    memberId: uuid('member_id').notNull(),
    ip: text().notNull(),
    registeredAt: moment('registered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.ip] })],
);
