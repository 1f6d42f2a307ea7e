import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { texts } from '#sandbox/kernel/database/schema/texts.ts';
import type { ContractKind, ContractPeriod } from './contracts/kinds.ts';
import type { ContractState } from './contracts/states.ts';
import type { KeptReports, Report } from './team/keptReports.ts';

/** All ancestors of each member, at any depth. The database maintains it as members are added. */
export const memberLine = pgTable(
  'member_line',
  {
    ancestorId: uuid('ancestor_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** 1 for the member directly above. */
    depth: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ancestorId, table.memberId] })],
);

/** The latest count of a report on a large team in a period. */
export const teamCount = pgTable(
  'team_count',
  {
    agentId: uuid('agent_id').notNull(),
    report: text().$type<Report>().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Null until it was counted, like its figures. */
    countedAt: moment('counted_at'),
    /** When its agent last asked for it, or was last seen if it is counted ahead. */
    askedAt: moment('asked_at').notNull(),
    figures: jsonb().$type<KeptReports[Report]>(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.report, table.firstDay, table.lastDay] }),
  ],
);

/** A contract by which an agent is paid for their team (S3.13, S4.16). */
export const contract = pgTable('contract', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  kind: text().$type<ContractKind>().notNull(),
  /** The period that a dividend is calculated over; null for a salary. */
  period: text().$type<ContractPeriod>(),
  /** The agent directly above; null for the operator. */
  offererId: uuid('offerer_id'),
  agentId: uuid('agent_id').notNull(),
  /** In basis points. */
  rate: integer().notNull(),
  state: text().$type<ContractState>().notNull(),
  offeredAt: moment('offered_at').notNull(),
  acceptedAt: moment('accepted_at'),
  /** When it was rejected or terminated. */
  closedAt: moment('closed_at'),
  /** Bets before this moment are paid for; null until it is accepted. */
  settledUntil: moment('settled_until'),
});

/** A contract's payment for a period. Amounts are in minor units. */
export const commission = pgTable('commission', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  contractId: uuid('contract_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  kind: text().$type<ContractKind>().notNull(),
  /** In basis points. */
  rate: integer().notNull(),
  periodFrom: moment('period_from').notNull(),
  periodUntil: moment('period_until').notNull(),
  /** The number of team members with bets. */
  players: integer().notNull(),
  stake: bigint({ mode: 'bigint' }).notNull(),
  /** The team's net win; below zero if it lost. */
  net: bigint({ mode: 'bigint' }).notNull(),
  /** Bonuses and rebates of the team; zero for salaries. */
  bonuses: bigint({ mode: 'bigint' }).notNull(),
  /** The fees for moving the team's money; zero for salaries. */
  fees: bigint({ mode: 'bigint' }).notNull(),
  /** The operator's corrections in the period; below zero if more was taken back. */
  corrections: bigint({ mode: 'bigint' }).notNull(),
  /** The carry-over from earlier periods: zero or less. */
  carriedIn: bigint('carried_in', { mode: 'bigint' }).notNull(),
  /** The carry-over to later periods: zero or less. */
  carriedOut: bigint('carried_out', { mode: 'bigint' }).notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  paidAt: moment('paid_at').notNull(),
});

/** A correction by the operator to a contract's income. */
export const incomeCorrection = pgTable('income_correction', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  contractId: uuid('contract_id').notNull(),
  /** In minor units; below zero for what is taken back. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** The note to the agent. */
  note: text().notNull(),
  at: moment('at').notNull(),
});

/** A link by which others register below an agent (S7.10). */
export const registrationLink = pgTable('registration_link', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  agentId: uuid('agent_id').notNull(),
  code: text().notNull(),
  name: text().notNull(),
  /** The kind of member that registers by it. */
  makes: text().$type<'player' | 'agent'>().notNull(),
  /** In basis points. */
  rebate: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  /** The time from which nobody can register by it; null if it has no last day. */
  expiresAt: moment('expires_at'),
  /** How many can register by it; null for any number. */
  useLimit: integer('use_limit'),
  disabledAt: moment('disabled_at'),
});

/** A device that a registration link was opened on. */
export const linkOpening = pgTable(
  'link_opening',
  {
    linkId: uuid('link_id').notNull(),
    /** A digest of the link, the IP address and the browser. */
    device: text().notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.device] })],
);

/** The rebate that a member was given by their upline. */
export const lineRebate = pgTable('line_rebate', {
  memberId: uuid('member_id').primaryKey(),
  /** In basis points. */
  rebate: integer().notNull(),
  /** The link that they registered by. */
  linkId: uuid('link_id'),
});

/** The rebate that a member had from their upline before a change; stakes until then keep it. */
export const lineRebateChange = pgTable(
  'line_rebate_change',
  {
    memberId: uuid('member_id').notNull(),
    until: moment('until').notNull(),
    /** In basis points. */
    rebate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.until] })],
);

/** An announcement by the operator to agents (S2.17). */
export const agentAnnouncement = pgTable('agent_announcement', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  title: texts('title').notNull(),
  content: texts('content').notNull(),
  publishedAt: moment('published_at').notNull(),
});
