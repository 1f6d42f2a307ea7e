import type { Page } from '@playwright/test';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { encrypted } from '#sandbox/testing/encrypted.fixture.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import type { Site } from './sites.ts';

/** The value of a response. Throws the code of a refusal. */
export async function valueIn(answer: Response): Promise<unknown> {
  const { success, value, code } = await answer.json();
  if (!success) throw new Error(code);
  return value;
}

/** The token of a new session of a seeded player, requested as a site does. */
export async function tokenOf(
  { origin, brand }: Pick<Site, 'origin' | 'brand'>,
  role: PlayerRole,
): Promise<string> {
  const headers = { 'Merchant-Code': brand.merchantCode };
  const keys = await fetch(`${origin}/wps/system/payloadKeys`, { headers }).then(valueIn);
  const login = {
    type: 'username',
    username: PLAYERS[role].account,
    password: seedPassword(brand),
  };
  const { token } = Object(
    await fetch(`${origin}/wps/session/login`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/jose' },
      body: await encrypted(login, Object(keys).keys[0]),
    }).then(valueIn),
  );
  return String(token);
}

/** Logs a seeded player in on a page from its next load on; journeys about the login type the password instead. */
export async function enter(page: Page, site: Site, role: PlayerRole): Promise<void> {
  const entry = { key: TOKEN_KEY, token: await tokenOf(site, role) };
  await page.addInitScript(({ key, token }) => sessionStorage.setItem(key, token), entry);
}
