import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
import { sidewaysOverflow } from './journey.ts';
import { logIn } from './loginForm.ts';
import type { Catalogue } from './peopleWords.ts';
import { expect } from './seen.ts';
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

/** Follows an entry of the menu of the agent centre to its page. */
export async function openFromMenu(
  page: Page,
  menuName: string,
  route: string,
  title: string,
): Promise<void> {
  const main = page.getByRole('main');
  const menu = main.getByRole('navigation', { name: menuName });
  await menu.locator(`a[href$="${route}"]`).click();
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeSeen();
  await expect(menu.locator('a[aria-current=page]')).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
}
