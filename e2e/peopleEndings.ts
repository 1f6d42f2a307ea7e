import type { Locator, Page } from '@playwright/test';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import {
  PLAYER_ROLES,
  PLAYERS,
  type PlayerRole,
} from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { expect } from './journey.ts';
import { logIn, proveBySms, typeNewPassword } from './loginForm.ts';
import type { Catalogue } from './peopleWords.ts';
import type { Site } from './sites.ts';

/** A person on a site, with its messages in their language. */
export interface Visit {
  page: Page;
  site: Site;
  role: PlayerRole;
  words: Catalogue;
  /** The URL of a route in their language. */
  at: (route: string) => string;
}

/** The session token of a tab. */
export const tokenIn = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY);
const face = ({ page, words, role }: Visit) =>
  page.getByRole('button', { name: words.account(PLAYERS[role].nickname) });
/** The phone number of a seeded player. */
export const mobileOf = ({ brand }: Site, role: PlayerRole) =>
  seedMobile(brand, PLAYER_ROLES.indexOf(role) + 1);

async function submit(visit: Visit, scope: Locator): Promise<void> {
  const { role, site, words } = visit;
  const known = { username: PLAYERS[role].account, password: seedPassword(site.brand) };
  await logIn(scope, known, words.session.login);
}

/** Tries the members' login, and returns its dialog. */
async function logInAsMember(visit: Visit, route = '/login'): Promise<Locator> {
  await visit.page.goto(visit.at(route));
  const dialog = visit.page.getByRole('dialog', { name: visit.words.login.title });
  await submit(visit, dialog);
  return dialog;
}

/** Tries the agent login, and returns its form. */
async function logInAsAgent(visit: Visit): Promise<Locator> {
  await visit.page.goto(visit.at('/agent'));
  const area = visit.page.getByRole('region', { name: visit.words.session.agent.title });
  await submit(visit, area);
  return area;
}

async function isIn(visit: Visit): Promise<void> {
  await expect(face(visit)).toBeSeen();
  expect(await tokenIn(visit.page)).toBeTruthy();
}

/** An agent logs in at the agent login and arrives in the agent centre. */
export async function agent(visit: Visit): Promise<void> {
  const { page, at } = visit;
  await logInAsAgent(visit);
  await expect(page).toHaveURL(at('/agentHome'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeSeen();
  await expect(page.getByRole('banner').locator('time')).toBeSeen();
  expect(await tokenIn(page)).toBeTruthy();
}

/** A member is refused at the agent login, and arrives at the requested page after the members' login. */
export async function member(visit: Visit): Promise<void> {
  const { page, words, at } = visit;
  const area = await logInAsAgent(visit);
  await expect(area.getByRole('alert')).toHaveText(words.codes.non_agent_login);
  expect(await tokenIn(page)).toBeNull();
  await logInAsMember(visit, '/feedback');
  await expect(page).toHaveURL(at('/feedback'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeSeen();
  await isIn(visit);
}

/** A trial account cannot log in with a password. */
export async function trial(visit: Visit): Promise<void> {
  const { page, words, at } = visit;
  const dialog = await logInAsMember(visit);
  await expect(dialog.getByRole('alert')).toHaveText(words.codes.non_member_login);
  expect(await tokenIn(page)).toBeNull();
  await dialog.getByRole('button', { name: words.login.trial }).click();
  await expect(dialog).toBeHidden();
  expect(await tokenIn(page)).toBeTruthy();
  await page.goto(at('/feedback'));
  await expect(page.getByRole('alertdialog', { name: words.realAccount })).toBeSeen();
}

/** A player's first login offers to set a payment password. */
export async function firstLogin(visit: Visit): Promise<void> {
  await logInAsMember(visit);
  const { title, submit: set } = visit.words.session.first;
  const dialog = visit.page.getByRole('dialog', { name: title });
  await typeNewPassword(dialog, '204816');
  await dialog.getByRole('button', { name: set }).click();
  await isIn(visit);
}

/** A player with an expired password sets a new one, with a step-up. */
export async function expiredPassword(visit: Visit): Promise<void> {
  await logInAsMember(visit);
  const { page, words, site } = visit;
  const dialog = page.getByRole('dialog', { name: words.session.change.title });
  await typeNewPassword(dialog, 'Another-2027');
  expect(await tokenIn(page)).toBeNull();
  await dialog.getByRole('button', { name: words.session.change.submit }).click();
  const to = mobileOf(site, visit.role);
  await proveBySms(page, { origin: site.origin, to }, words.session);
  await expect(page).toHaveURL(visit.at('/'));
  await isIn(visit);
}

/** A locked name cannot log in anywhere. */
export async function locked(visit: Visit): Promise<void> {
  const dialog = await logInAsMember(visit);
  await expect(dialog.getByRole('alert')).toContainText(visit.words.locked);
  expect(await tokenIn(visit.page)).toBeNull();
}

/** A player on a break can log in. */
export async function excluded(visit: Visit): Promise<void> {
  await logInAsMember(visit);
  await isIn(visit);
  const banner = visit.page.getByRole('complementary', { name: visit.words.onBreak });
  await expect(banner).toBeSeen();
}

/** A login from a new IP address needs a second factor. */
export async function unregisteredIp(visit: Visit): Promise<void> {
  await logInAsMember(visit);
  const { title, by, answer, submit: confirm } = visit.words.session.verification;
  const dialog = visit.page.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: by.bankAccountName }).click();
  const name = dialog.getByRole('textbox', { name: answer.bankAccountName });
  await name.fill('Somebody Else');
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog.getByRole('alert')).toBeSeen();
  await name.fill(PLAYERS[visit.role].realName);
  await dialog.getByRole('button', { name: confirm }).click();
  await isIn(visit);
}
