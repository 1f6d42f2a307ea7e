import { codeIn } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { findById } from '#sandbox/kernel/members/findMember.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { StepUpGrant } from '#src/platform/contract.generated.ts';

/** The default merchant of a test platform. */
export function firstMerchant(platform: TestPlatform): Merchant {
  const [first] = platform.merchants;
  if (!first) throw new Error('There is no merchant.');
  return first;
}

/** The seeded number of a player. */
export const seededMobile = (merchant: Merchant, role: PlayerRole): string =>
  seedMobile(merchant.brand, PLAYER_ROLES.indexOf(role) + 1);

/** A player of the first merchant, as currently stored in the database. */
export async function memberNow(platform: TestPlatform, role: PlayerRole) {
  const merchant = firstMerchant(platform);
  const { db } = platform.sandbox.platform;
  const known = await findById(db, merchant.merchantCode, playerId(merchant, role));
  if (!known) throw new Error(`The player ${role} is not there.`);
  return known.member;
}

/** The newest code sent to a recipient. */
export const codeSentTo = async (platform: TestPlatform, to: string): Promise<string> =>
  codeIn((await platform.outbox(to))[0]?.body ?? '');

/** Steps up by text message, as the player. Returns the header that lets a request through. */
export async function stepUpBySms(
  platform: TestPlatform,
  client: TestClient,
  mobile: string,
): Promise<Record<string, string>> {
  await platform.forward(1);
  await client.post('/wps/member/stepUp/code', { method: 'sms' });
  const answer = await codeSentTo(platform, mobile);
  const { body } = await client.post('/wps/member/stepUp', { method: 'sms', answer });
  return { 'Step-Up-Token': (body.value as StepUpGrant).stepUpToken };
}
