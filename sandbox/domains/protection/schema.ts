import { bigint, boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import type { LimitName } from './limitName.ts';
import type { KnownContact, NearReason } from './personTraits.ts';
import type { RealityCheckMinutes } from './settings.ts';

/** A player's limit in force. */
export const playerLimit = pgTable(
  'player_limit',
  {
    memberId: uuid('member_id').notNull(),
    name: text().$type<LimitName>().notNull(),
    /** Minor units of money; minutes for the session. */
    value: bigint({ mode: 'bigint' }).notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.name] })],
);

/** A raise of a limit that waits to be confirmed. */
export const playerLimitRaise = pgTable(
  'player_limit_raise',
  {
    memberId: uuid('member_id').notNull(),
    name: text().$type<LimitName>().notNull(),
    /** Null if the limit is to be removed. */
    value: bigint({ mode: 'bigint' }),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.name] })],
);

/** The interval of reality checks by player; players who have not chosen one have no row. */
export const realityCheck = pgTable('reality_check', {
  memberId: uuid('member_id').primaryKey(),
  minutes: smallint().$type<RealityCheckMinutes>().notNull(),
});

/** A player's current or last play session. */
export const sitting = pgTable('sitting', {
  memberId: uuid('member_id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  lastPlayedAt: moment('last_played_at').notNull(),
  /** When the player last acknowledged a reality check; at first, when the play session started. */
  checkedAt: moment('checked_at').notNull(),
  /** In minor units. */
  staked: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** In minor units. */
  won: bigint({ mode: 'bigint' }).notNull().default(0n),
});

/** A break that a player has taken. */
export const exclusion = pgTable('exclusion', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  memberId: uuid('member_id').notNull(),
  kind: text().$type<'time-out' | 'self-exclusion'>().notNull(),
  /** Whether it applies at this brand, or at all of the licensee's. */
  scope: text().$type<'brand' | 'licensee'>().notNull(),
  startedAt: moment('started_at').notNull(),
  until: moment('until').notNull(),
  /** The traits that identify another account of the same person: contacts, payout accounts, names with the birth date. */
  traits: text().array().notNull(),
  /** Contacts that the person had typed but not proven, as traits: they make another account only a near match. */
  typed: text().array().notNull(),
  /** Names of the person, normalised. */
  names: text().array().notNull(),
  birthday: text(),
});

/** A further contact of a player: a former one, or one that no code has proven. */
export const knownContact = pgTable(
  'known_contact',
  {
    memberId: uuid('member_id').notNull(),
    channel: text().$type<KnownContact['channel']>().notNull(),
    /** A number in E.164, or an e-mail address in lower case. */
    contact: text().notNull(),
    proven: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.channel, table.contact] })],
);

/** An account that may belong to a person on a break. */
export const nearMatch = pgTable('near_match', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  memberId: uuid('member_id').notNull(),
  exclusionId: bigint('exclusion_id', { mode: 'number' }).notNull(),
  reason: text().$type<NearReason>().notNull(),
  noticedAt: moment('noticed_at').notNull(),
  /** Null until the operator has decided. */
  decision: text().$type<'same person' | 'another person'>(),
  decidedAt: moment('decided_at'),
});
