import { eq } from 'drizzle-orm';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { AVATARS } from '#sandbox/domains/accounts/settings.ts';
import { typeBelow } from '#sandbox/domains/agents/links/agentType.ts';
import { lineRebate } from '#sandbox/domains/agents/schema.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { createRandom, type Random } from '#sandbox/kernel/random.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';
import type { MemberType } from '#src/platform/contract.generated.ts';
import { NAMES } from './names.ts';

/** The number of members below the first agent, besides the players with roles. */
const TEAM = 300;
/** One in this many members is an agent. */
const AGENT_EVERY = 9;
/** The probability that a member has never logged in. */
const DORMANT = 0.3;
/** The number of levels below the first agent. */
const LEVELS = 4;
/** The days since the agents with roles registered; nobody joined below them before. */
const AGENT_DAYS = 119;
/** The rebates of agents by level, and of all players, in basis points. */
const REBATES = [100, 80, 60, 40] as const;
const PLAYER_REBATE = 20;

const ROLES: readonly PlayerRole[] = ['agent1', 'agent2', 'agent41', 'agent42'];

/** A member whom others register below. */
interface Upline {
  id: string;
  type: MemberType;
  level: number;
  /** How many days ago they registered. */
  days: number;
}

const roleUplines = (merchant: Merchant): Upline[] =>
  ROLES.map((role, level) => ({
    ...{
      id: playerId(merchant, role),
      type: PLAYERS[role].agentType ?? 42,
      level,
      days: AGENT_DAYS,
    },
  }));

/** Creates a member below one of the uplines; an agent if there is room for a level below. */
function memberOf(merchant: Merchant, place: number, uplines: readonly Upline[], random: Random) {
  const makes = place % AGENT_EVERY === 0 ? 'agent' : 'player';
  const open = uplines.filter(
    ({ level, days }) => days > 1 && (makes === 'player' || level < LEVELS - 1),
  );
  const upline = random.pick(open);
  const name = random.pick(NAMES);
  const account = `${name.latin.toLowerCase()}${100 + place}`;
  const days = random.between(1, upline.days - 1);
  return {
    ...{ id: seedId('member', merchant.merchantCode, account), account, days },
    ...{ uplineId: upline.id, level: upline.level + 1 },
    nickname: random.chance(0.5) ? name.latin : name.bangla,
    type: typeBelow(upline.type, makes),
    lastLoginDays: random.chance(DORMANT) ? undefined : random.between(1, days),
  };
}

/** Seeds the team below the first agent of a merchant with agents, in four levels. Runs after the players with roles. */
export const seedTeam: MerchantSeed = async (db, merchant, day) => {
  if (!merchant.brand.modules.agent) return;
  const { merchantCode, brand } = merchant;
  const random = createRandom(`team ${merchantCode}`);
  const uplines = roleUplines(merchant);
  const people = Array.from({ length: TEAM }, (_, place) => {
    const person = memberOf(merchant, place, uplines, random);
    if (person.type !== 0) uplines.push(person);
    return person;
  });
  const [first] = await db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, playerId(merchant, 'agent1')));
  if (!first) throw new Error('The team comes after its first agent.');
  await db.insert(member).values(
    people.map(({ id, account, nickname, type, uplineId, days, lastLoginDays }, place) => ({
      ...{ id, merchantCode, account, nickname, type, uplineId, ...first },
      avatar: (place % AVATARS) + 1,
      referralCode: id.slice(0, 8).toUpperCase(),
      createdAt: before(day, days, 8),
      passwordChangedAt: before(day, days, 8),
      firstLoginAt: lastLoginDays === undefined ? null : before(day, days, 9),
      lastLoginAt: lastLoginDays === undefined ? null : before(day, lastLoginDays, 19),
      lastLoginCountry: lastLoginDays === undefined ? null : brand.market.country,
    })),
  );
  await db.insert(lineRebate).values(
    [...roleUplines(merchant).slice(1), ...people].map(({ id, type, level }) => ({
      memberId: id,
      rebate: type === 0 ? PLAYER_REBATE : (REBATES[level] ?? PLAYER_REBATE),
    })),
  );
};
