import type { AgentType } from '#sandbox/domains/agents/links/agentType.ts';
import type { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';

type Row = typeof member.$inferInsert;

/** The role or state of a seeded player. Members come after their upline. */
export const PLAYER_ROLES = [
  'agent1',
  'agent2',
  'agent41',
  'agent42',
  'player',
  'newcomer',
  'vip',
  'trial',
  'firstLogin',
  'expiredPassword',
  'locked',
  'excluded',
  'unregisteredIp',
  'unproven',
] as const;
export type PlayerRole = (typeof PLAYER_ROLES)[number];

/** A seeded player's differences from the defaults. */
export interface PlayerSeed {
  account: string;
  nickname: string;
  /** Empty for players without details; all others have a birth date too. */
  realName: string;
  /** What a tester finds in the account. */
  about: string;
  /** The type of an agent; a player if the brand has no agents. */
  agentType?: AgentType;
  /** The role of the member above. */
  upline?: PlayerRole;
  /** The addresses of earlier logins; this machine if omitted. */
  ips?: readonly string[];
  /** The time until which logins are locked, after five wrong passwords. */
  lockedUntil?: (day: Date) => Date;
  /** Columns that differ, for records before a day. */
  state?: (day: Date) => Partial<Row>;
}

/** An address reserved for documentation: nobody comes from there. */
const ELSEWHERE = '203.0.113.7';

/** All seeded players of a merchant, by role. */
export const PLAYERS: Record<PlayerRole, PlayerSeed> = {
  agent1: {
    account: 'agent01',
    nickname: 'Nasrin',
    realName: 'Nasrin Akter',
    about: 'an agent of type 1, at the top of the line',
    agentType: 1,
  },
  agent2: {
    account: 'agent02',
    nickname: 'Kamal',
    realName: 'Kamal Hossain',
    about: 'an agent of type 2, with players in the downline',
    upline: 'agent1',
    agentType: 2,
  },
  agent41: {
    account: 'agent41',
    nickname: 'Sumon',
    realName: 'Sumon Das',
    about: 'an agent of type 41',
    upline: 'agent2',
    agentType: 41,
  },
  agent42: {
    account: 'agent42',
    nickname: 'Farida',
    realName: 'Farida Begum',
    about: 'an agent of type 42',
    upline: 'agent41',
    agentType: 42,
  },
  player: {
    account: 'player',
    nickname: 'Rahim',
    realName: 'Rahim Uddin',
    about: 'an established player',
    upline: 'agent2',
  },
  newcomer: {
    account: 'newplayer',
    nickname: 'Mitu',
    realName: '',
    about: 'a player who registered yesterday, and has given no details',
    upline: 'agent2',
    state: (day) => ({
      createdAt: before(day, 1, 9),
      passwordChangedAt: before(day, 1, 9),
      firstLoginAt: before(day, 1, 9),
      lastLoginAt: before(day, 1, 9),
      paymentPasswordHash: null,
    }),
  },
  vip: {
    account: 'vipplayer',
    nickname: 'Shirin',
    realName: 'Shirin Sultana',
    about: 'a player with VIP level 5 and no turnover left',
    upline: 'agent2',
    state: () => ({ vipLevel: 5 }),
  },
  trial: {
    account: 'trialplayer',
    nickname: 'Guest',
    realName: '',
    about: 'a trial account, which enters by free play without a password',
    state: () => ({ type: 4, email: null, mobile: null, paymentPasswordHash: null }),
  },
  firstLogin: {
    account: 'firstlogin',
    nickname: 'Tareq',
    realName: 'Tareq Aziz',
    about: 'a player who has never logged in',
    state: () => ({
      firstLoginAt: null,
      lastLoginAt: null,
      lastLoginIp: null,
      paymentPasswordHash: null,
    }),
  },
  expiredPassword: {
    account: 'oldpassword',
    nickname: 'Jamal',
    realName: 'Jamal Khan',
    about: 'a player whose password is 400 days old',
    state: (day) => ({ createdAt: before(day, 500), passwordChangedAt: before(day, 400) }),
  },
  locked: {
    account: 'lockedout',
    nickname: 'Rina',
    realName: 'Rina Paul',
    about: 'a player locked out after five wrong passwords',
    lockedUntil: (day) => before(day, -365),
  },
  excluded: {
    account: 'timedout',
    nickname: 'Babul',
    realName: 'Babul Mia',
    about: 'a player who has self-excluded for 6 months',
    state: (day) => ({ excludedUntil: before(day, -180) }),
  },
  unregisteredIp: {
    account: 'farplayer',
    nickname: 'Liton',
    realName: 'Liton Roy',
    about: 'a player who has only logged in from another IP address',
    ips: [ELSEWHERE],
    state: () => ({ lastLoginIp: ELSEWHERE }),
  },
  unproven: {
    account: 'unproven',
    nickname: 'Anika',
    realName: 'Anika Rahman',
    about: 'a player who has deposited, has no turnover left, and has not proven their identity',
  },
};

/** What a tester finds in a seeded account of a brand, which has agents only with an agent centre. */
export const aboutPlayer = (role: PlayerRole, { modules }: Merchant['brand']): string =>
  PLAYERS[role].agentType !== undefined && !modules.agent
    ? 'a player; the brand has no agents'
    : PLAYERS[role].about;
