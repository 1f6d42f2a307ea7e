import { expect, it } from 'vitest';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginChallenge } from '#src/platform/contract.generated.ts';
import { PASSWORD_TRIES } from '../settings.ts';
import { logInAs } from './login.fixture.ts';

const platform = testPlatform();

/** Logs in from an address new to the player, and proves it by the name on the bank account. */
async function logInWith(answer: string): Promise<number> {
  const [merchant] = platform.merchants;
  if (!merchant) throw new Error('There is no merchant.');
  const { body } = await logInAs(platform, merchant, 'unregisteredIp');
  const { challengeToken } = body.value as LoginChallenge;
  const proof = { challengeToken, method: 'bankAccountName', answer };
  return (await platform.put('/wps/session/verification', proof)).status;
}

it('limits wrong proofs of a player to five in 5 minutes, over all login attempts (S4.16, S8.8)', async () => {
  for (let tried = 0; tried < PASSWORD_TRIES.limit; tried += 1) {
    expect(await logInWith('Somebody Else')).toBe(422);
  }
  expect(await logInWith(PLAYERS.unregisteredIp.realName)).toBe(429);
  await platform.forward(PASSWORD_TRIES.seconds);
  expect(await logInWith(PLAYERS.unregisteredIp.realName)).toBe(200);
});
