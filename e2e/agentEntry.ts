import type { Locator, Page } from '@playwright/test';
import popupBn from '#languages/bn/contractPopup.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { PAST_CONTRACTS } from '#sandbox/domains/agents/seeds/pastContracts.ts';
import popupEn from '#words/contractPopup.json' with { type: 'json' };
import { quickBar, sidewaysOverflow } from './journey.ts';
import { logIn } from './loginForm.ts';
import type { Catalogue } from './peopleWords.ts';
import { expect } from './seen.ts';
import type { Site } from './sites.ts';

/** An agent of each type: 1, 2, 41 and 42. */
export const AGENTS = ['agent1', 'agent2', 'agent41', 'agent42'] as const;
export type AgentRole = (typeof AGENTS)[number];

/** Logs an agent in, by default the first one, at the agent login of the current page. */
export async function logInAsAgent(
  page: Page,
  { brand }: Site,
  { session }: Catalogue,
  role: AgentRole = 'agent1',
): Promise<void> {
  const area = page.getByRole('region', { name: session.agent.title });
  const known = { username: PLAYERS[role].account, password: seedPassword(brand) };
  await logIn(area, known, session.login);
}

/** The agents with a seeded offer, which pops up after the login. */
const OFFERED = new Set<string>(
  PAST_CONTRACTS.flatMap(({ agent, state }) => (state === 'offered' ? agent : [])),
);

/** Postpones the seeded offer of an agent, if there is one. */
export async function leaveOffer(
  page: Page,
  role: AgentRole,
  language: 'en' | 'bn',
): Promise<void> {
  if (!OFFERED.has(role)) return;
  const { later } = { en: popupEn, bn: popupBn }[language];
  await page.getByRole('dialog').getByRole('button', { name: later }).click();
}

/** The menu of the agent centre: beside the page on wide screens; on phones in a sheet, which it opens. */
export async function agentMenu(page: Page, menuName: string): Promise<Locator> {
  // A sheet that is still closing hides the bar from queries by role.
  await expect(page.getByRole('dialog', { name: menuName })).toHaveCount(0);
  await expect(page.getByRole('banner').locator('time')).toBeSeen();
  const menu = page.getByRole('navigation', { name: menuName });
  const sheet = quickBar(page).locator('[aria-haspopup=dialog]');
  if (await sheet.isVisible()) {
    await sheet.click();
    await expect(page.getByRole('dialog', { name: menuName })).toBeSeen();
  }
  return menu;
}

/** Opens a page from the menu of the agent centre. */
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
