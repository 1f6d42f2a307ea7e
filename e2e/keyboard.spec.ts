import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { gamesShown } from './journey.ts';
import { focusSeen, pressFor, tabTo } from './keys.ts';
import { expect, test } from './ownSite.ts';
import { PICTURE } from './picture.ts';
import { enter } from './player.ts';
import { pathIn, SITES, type Site } from './sites.ts';
import { openSlowly, slowly } from './slowClock.ts';

/** A site whose header has both switches, for languages and themes. */
function richSite(): Site {
  const rich = SITES.find(
    ({ brand: { languages, themes } }) =>
      languages.supported.length > 1 && themes.available.length > 1,
  );
  if (!rich) throw new Error('No brand has two languages and two themes.');
  return rich;
}

const rich = richSite();
const { brand, origin } = rich;
const second = brand.languages.supported.find((tag) => tag !== brand.languages.default) ?? '';

test('the game menu, its vendors, the theme and the language work by keyboard alone (S2.18, S2.21, S9.7)', async ({
  page,
}) => {
  await page.goto(origin);
  await gamesShown(page);
  const head = page.getByRole('banner');
  const games = head.locator('nav li', { has: page.getByRole('button') });
  const button = games.getByRole('button');
  await tabTo(page, button);
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(games.getByRole('link').first()).toBeSeen();
  const vendor = games.getByRole('list').last().getByRole('link').first();
  await tabTo(page, vendor);
  await pressFor(page, 'Escape', button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  // The menu closes when the focus leaves it.
  await page.keyboard.press('Enter');
  await tabTo(page, games.getByRole('link').first());
  const before = head.locator('nav a').first();
  await tabTo(page, before, 'Shift+Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  const theme = head.getByRole('button').last();
  await tabTo(page, theme);
  await pressFor(page, 'Space', theme);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', brand.themes.default);
  const language = head.locator(`a[hreflang="${second}"]`);
  await tabTo(page, language, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(origin + pathIn(rich, second));
  await expect(page.locator('html')).toHaveAttribute('lang', second);
});

test('scrolling a shelf, adding a favourite, logging in, opening a game and going back work by keyboard alone (S2.24, S4.13, S4.3, S4.12)', async ({
  page,
}) => {
  await page.goto(origin);
  await gamesShown(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const section = page.locator('main section', { has: page.locator('h2') }).first();
  const [previous, next] = [
    section.locator('header button').first(),
    section.locator('header button').last(),
  ];
  await tabTo(page, next);
  await pressFor(page, 'Enter', next);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await tabTo(page, previous, 'Shift+Tab');
  await pressFor(page, 'Space', previous);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await focusSeen(page);

  const toFavourites = page.getByRole('button', { name: /^Favourite:/ });
  const card = section.locator('li', { has: toFavourites }).first();
  const heart = card.getByRole('button', { name: /^Favourite:/ });
  await tabTo(page, heart);
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog');
  await expect(login.locator('input[name=username]')).toBeFocused();
  await pressFor(page, 'Escape', heart);
  await page.keyboard.press('Enter');
  await expect(login.locator('input[name=username]')).toBeFocused();
  await page.keyboard.type(PLAYERS.player.account);
  await tabTo(page, login.locator('input[name=password]'));
  await page.keyboard.type(seedPassword(brand));
  await pressFor(page, 'Enter', heart);
  await expect(login).toHaveCount(0);

  await tabTo(page, card.getByRole('link').first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seamless\?/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await tabTo(page, page.locator('main').getByRole('button').first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/#main`);
  await expect(title).toBeFocused();
});

test('opening a promotion and sending an application with a picture work by keyboard alone (S2.3, S5.9)', async ({
  page,
  site,
}) => {
  await enter(page, site, 'player');
  await page.goto(`${site.origin}/promotions`);
  const card = page.locator('main li', { hasText: 'Tell us how you play safely' });
  await expect(card).toBeSeen();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, card.getByRole('link').first());
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Tell us how you play safely' });
  await expect(heading).toBeSeen();
  await expect(page.locator(':focus')).toHaveCount(1);

  const form = page.getByRole('form');
  const send = form.getByRole('button').last();
  const words = form.getByRole('textbox');
  await expect(words).toBeSeen();
  await tabTo(page, send);
  await pressFor(page, 'Enter', words);
  await page.keyboard.type('I stop at 200 a day.');
  // The event is awaited before the key press, which on a busy page could otherwise trigger it first.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, form.locator('input[type=file]'));
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ ...PICTURE, name: 'limit.png' });
  await expect(form.getByText('limit.png')).toBeSeen();
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByText('Under review', { exact: true })).toBeSeen();
  await focusSeen(page);
});

test('searching the help centre, reading an answer and clearing the search work by keyboard alone (S2.11)', async ({
  page,
}) => {
  await page.goto(`${origin}/help`);
  const main = page.locator('main');
  await expect(main.locator('#term')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox');
  await tabTo(page, search);
  await page.keyboard.type('password');
  await expect(main.getByRole('status').filter({ hasText: /\d/ })).toBeSeen();
  const answer = main.locator('summary').first();
  await tabTo(page, answer);
  await pressFor(page, 'Enter', answer);
  await expect(main.locator('details').first()).toHaveAttribute('open', '');
  await tabTo(page, page.locator('search').getByRole('button'), 'Shift+Tab');
  await pressFor(page, 'Enter', search);
  await expect(search).toHaveValue('');
});

test.describe('with an announcement', () => {
  test.use({ announced: true });

  test('Escape closes the announcements, and Tab goes on to the page (S4.10)', async ({ page }) => {
    await openSlowly(page, origin);
    const dialog = page.getByRole('dialog', { name: 'Announcements' });
    await slowly(page, dialog, 1);
    await page.clock.resume();
    await expect(dialog).toBeSeen();
    await tabTo(page, dialog.getByRole('checkbox'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await tabTo(page, page.getByRole('banner').getByRole('link').first());
  });
});
