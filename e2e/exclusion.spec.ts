import type { Page } from '@playwright/test';
import deposits from '#words/deposit.json' with { type: 'json' };
import login from '#words/login.json' with { type: 'json' };
import play from '#words/play.json' with { type: 'json' };
import protection from '#words/protection.json' with { type: 'json' };
import { depositPage } from './depositPage.ts';
import { addDetails, type Details } from './detailsForm.ts';
import { cards, start } from './gameCards.ts';
import { expect, test } from './ownSite.ts';
import { CATALOGUES } from './peopleWords.ts';
import { registerByName } from './registering.ts';
import { pathIn, type Site } from './sites.ts';

/** A site whose registration asks for no name or birth date. */
test.use({ kind: 'bengaliFirst' });

const words = CATALOGUES.en;
const PERSON: Details = { realName: 'Rokeya Sultana', birthday: '1984-02-19' };
/** Evidently the same person, with one other digit in the birth date. */
const NEARLY: Details = { ...PERSON, birthday: '1984-02-18' };

const at = (site: Site, route: string) => site.origin + pathIn(site, 'en', route);

/** Registers without a phone number, an e-mail address and any detail. */
async function register(page: Page, site: Site, account: string): Promise<void> {
  await page.goto(at(site, '/register'));
  await registerByName(page, site, words, account, []);
  await page.getByRole('button', { name: words.register.limit.later }).click();
}

async function logOut(page: Page, site: Site): Promise<void> {
  await page.goto(at(site, '/logout'));
  await page.getByRole('button', { name: login.logout.confirm }).click();
  await expect(page.getByRole('button', { name: login.logout.confirm })).toBeHidden();
}

/** Starts the first game of a list. */
async function openGame(page: Page, site: Site, isMobile: boolean): Promise<void> {
  await page.goto(at(site, '/rng?classify=Crash'));
  const games = cards(page).locator('a[href*="gameCode="]:not([href*="mode=demo"])');
  await start(games.first(), isMobile);
}

/** Chooses six months of self-exclusion, and confirms it. */
async function excludeSelf(page: Page, site: Site): Promise<void> {
  await page.goto(at(site, '/protection'));
  await page.getByRole('button', { name: protection.exclusion.open }).click();
  const dialog = page.getByRole('dialog', { name: protection.exclusion.open });
  await dialog.getByRole('radio', { name: '6 months' }).click();
  await dialog.getByRole('button', { name: protection.break.next }).click();
  await dialog.getByRole('button', { name: 'Start a break of 6 months' }).click();
  await expect(page.getByRole('region', { name: protection.break.on })).toBeSeen();
}

test('a self-excluded player is excluded on a new account too, once it has their name and birth date; the operator sees near matches (S2.16)', async ({
  page,
  site,
  isMobile,
  watch,
}) => {
  test.slow();
  // The platform refuses the first try to ask for the details, players on a break, and calls made during a logout.
  watch.expectErrors(/status of (401|403|409)/);
  const main = page.getByRole('main');
  const deposit = depositPage(page, deposits);
  const onBreak = main.getByText(deposits.break.title);
  /** Chooses a deposit method and an amount, and fills in the details. */
  const tryDeposit = async (details: Details) => {
    await page.goto(at(site, '/deposit'));
    await deposit.send('Test Coin');
    await addDetails(page, 'en', details);
  };

  await register(page, site, 'rokeya1');
  await openGame(page, site, isMobile);
  await addDetails(page, 'en', PERSON);
  await expect(main.getByRole('button', { name: play.funds.without })).toBeSeen();
  await excludeSelf(page, site);
  await logOut(page, site);

  await register(page, site, 'rokeya2');
  await tryDeposit(PERSON);
  await expect(onBreak).toBeSeen();
  await openGame(page, site, isMobile);
  await expect(page.getByRole('dialog', { name: play.stop.player_excluded.title })).toBeSeen();
  await page.getByRole('button', { name: play.leave }).last().click();
  await logOut(page, site);

  await register(page, site, 'rokeya3');
  await tryDeposit(NEARLY);
  await expect(page).toHaveURL(/reference=D[0-9A-Z]{12}$/);
  await page.goto(`${site.origin}/sandbox/areas/accounts?merchant=${site.brand.merchantCode}`);
  const near = page.getByRole('row').filter({ hasText: 'rokeya3' });
  await expect(near.first()).toContainText('same name and a similar birth date');
});
