import { loginFailure, termsAcceptance } from '#sandbox/domains/accounts/schema/accounts.ts';
import { AVATARS, LOGIN } from '#sandbox/domains/accounts/settings.ts';
import { member, registeredIp } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { hashPassword } from '#sandbox/kernel/passwords/password.ts';
import { createRandom } from '#sandbox/kernel/random.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';
import type { MemberType } from '#src/platform/contract.generated.ts';
import { seedMobile } from './mobile.ts';
import { PLAYER_ROLES, PLAYERS, type PlayerRole } from './playerRoles.ts';
import { seedPassword } from './seedPassword.ts';

/** The address of this machine's browsers. */
const LOCAL_IP = '127.0.0.1';
const LOCAL_IPS = [LOCAL_IP, '::1'];

/** The id of a seeded player. */
export const playerId = ({ merchantCode }: Merchant, role: PlayerRole): string =>
  seedId('member', merchantCode, PLAYERS[role].account);

const hashes = new Map<string, Promise<string>>();

/** The hash of a password, calculated once for all players that share it. */
function sharedHash(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** The birth date of a player with details. Each merchant has another person with the name. */
function birthdayOf(merchant: Merchant, role: PlayerRole): string {
  const random = createRandom(`birthday ${playerId(merchant, role)}`);
  const [month, day] = [random.between(1, 12), random.between(1, 28)];
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${random.between(1970, 1999)}-${twoDigits(month)}-${twoDigits(day)}`;
}

function rowOf(merchant: Merchant, role: PlayerRole, passwordHash: string, day: Date) {
  const { account, nickname, realName, agentType, upline, state } = PLAYERS[role];
  const id = playerId(merchant, role);
  const type: MemberType = merchant.brand.modules.agent ? (agentType ?? 0) : 0;
  return {
    id,
    merchantCode: merchant.merchantCode,
    account,
    type,
    passwordHash,
    paymentPasswordHash: passwordHash,
    nickname,
    realName,
    profile: realName === '' ? {} : { birthday: birthdayOf(merchant, role) },
    email: `${account}@${merchant.brand.domains.main}`,
    mobile: seedMobile(merchant.brand, PLAYER_ROLES.indexOf(role) + 1),
    avatar: (PLAYER_ROLES.indexOf(role) % AVATARS) + 1,
    referralCode: id.slice(0, 8).toUpperCase(),
    uplineId: upline ? playerId(merchant, upline) : null,
    createdAt: before(day, 120, 9),
    firstLoginAt: before(day, 120, 10),
    lastLoginAt: before(day, 1, 20),
    lastLoginIp: LOCAL_IP,
    lastLoginCountry: merchant.brand.market.country,
    passwordChangedAt: before(day, 30, 9),
    ...state?.(day),
  };
}

/** Seeds a player of each role and state, all with the same password, which is their payment password too. */
export const seedPlayers: MerchantSeed = async (db, merchant, day) => {
  const passwordHash = await sharedHash(seedPassword(merchant.brand));
  await db
    .insert(member)
    .values(PLAYER_ROLES.map((role) => rowOf(merchant, role, passwordHash, day)));
  await db.insert(registeredIp).values(
    PLAYER_ROLES.flatMap((role) =>
      (PLAYERS[role].ips ?? LOCAL_IPS).map((ip) => ({
        memberId: playerId(merchant, role),
        ip,
        registeredAt: before(day, 120, 10),
      })),
    ),
  );
  await db.insert(termsAcceptance).values(
    PLAYER_ROLES.map((role) => ({
      ...{ memberId: playerId(merchant, role), version: merchant.brand.legal.termsVersion },
      ...{ ip: LOCAL_IP, at: before(day, 120, 9) },
    })),
  );
  await db.insert(loginFailure).values(
    PLAYER_ROLES.flatMap((role) => {
      const { account: name, lockedUntil } = PLAYERS[role];
      if (!lockedUntil) return [];
      const { merchantCode } = merchant;
      const { failuresUntilLock: failures } = LOGIN;
      return {
        merchantCode,
        name,
        failures,
        lastAt: before(day, 1),
        lockedUntil: lockedUntil(day),
      };
    }),
  );
};
