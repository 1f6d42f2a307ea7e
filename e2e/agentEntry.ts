import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
import { logIn } from './loginForm.ts';
import type { Catalogue } from './peopleWords.ts';
import type { Site } from './sites.ts';

/** Logs the first agent in, at the login of agents that is on show. */
export async function logInAsAgent(
  page: Page,
  { brand }: Site,
  { session }: Catalogue,
): Promise<void> {
  const area = page.getByRole('region', { name: session.agent.title });
  const known = { username: PLAYERS.agent1.account, password: seedPassword(brand) };
  await logIn(area, known, session.login);
}
