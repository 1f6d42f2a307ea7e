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

/** What a player may tell of themselves besides the columns below (S3.6, S3.17). */
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
  /** The name that the player logs in with, unique for the merchant whatever its case. */
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
  /** What others register with to come below this member. */
  referralCode: text('referral_code').notNull(),
  uplineId: uuid('upline_id').references((): AnyPgColumn => member.id),
  /** The number of the picture that others see. */
  avatar: smallint().notNull().default(1),
  vipLevel: smallint('vip_level').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** Null until the first login (S4.3). */
  firstLoginAt: moment('first_login_at'),
  lastLoginAt: moment('last_login_at'),
  lastLoginIp: text('last_login_ip'),
  /** Where the platform saw the member, an ISO 3166 country. */
  lastLoginCountry: text('last_login_country'),
  lastLoginUserAgent: text('last_login_user_agent'),
  passwordChangedAt: moment('password_changed_at').notNull(),
  /** Until when the player is on a time-out or self-excluded. */
  excludedUntil: moment('excluded_until'),
  /** Since when their upline has suspended them, and why. */
  suspendedAt: moment('suspended_at'),
  suspendedFor: text('suspended_for').$type<SuspensionReason>(),
  /** Whether automatic transfer is on: a launch transfers the funds to the vendor of the game, and its end returns them. */
  automaticFunds: boolean('automatic_funds').notNull().default(false),
});

/** An address that a member logs in from without extra verification (S4.16). */
export const registeredIp = pgTable(
  'registered_ip',
  {
    memberId: uuid('member_id').notNull(),
    ip: text().notNull(),
    registeredAt: moment('registered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.ip] })],
);
