import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Answer, TestClient } from '#sandbox/testing/client.fixture.ts';
import type { HumanCheckChallenge } from '#src/platform/contract.generated.ts';

/** Solves a human check, as a browser would. */
export async function passedHumanCheck(client: TestClient): Promise<string> {
  const challenge = (await client.get('/wps/humanCheck')).body.value as HumanCheckChallenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Logs in by username. */
export const logIn = (
  client: TestClient,
  username: string,
  password: string,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> =>
  client.post('/wps/session/login', { type: 'username', username, password, ...more }, headers);

/** Logs a seeded player in with their password. */
export const logInAs = (client: TestClient, merchant: Merchant, role: PlayerRole, more = {}) =>
  logIn(client, PLAYERS[role].account, seedPassword(merchant.brand), more, {
    'Merchant-Code': merchant.merchantCode,
  });

/** The digits of the code in a message. */
export const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';
