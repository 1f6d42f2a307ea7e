import type { Locator, Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
import { quickBar, sidewaysOverflow } from './journey.ts';
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

/** The menu of the agent centre: at the side of wide screens, and in a sheet of phones, which it opens. */
export async function agentMenu(page: Page, menuName: string): Promise<Locator> {
  await expect(page.getByRole('banner').locator('time')).toBeSeen();
  const menu = page.getByRole('navigation', { name: menuName });
  const sheet = quickBar(page).locator('[aria-haspopup=dialog]');
  if (await sheet.isVisible()) {
    await sheet.click();
    await expect(page.getByRole('dialog', { name: menuName })).toBeSeen();
  }
  return menu;
}

/** Follows an entry of the menu of the agent centre to its page. */
export async function openFromMenu(
  page: Page,
  menuName: string,
  route: string,
  title: string,
): Promise<void> {
  const menu = await agentMenu(page, menuName);
  await menu.locator(`a[href$="${route}"]`).click();
  await expect(page.getByRole('dialog', { name: menuName })).toHaveCount(0);
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
}
