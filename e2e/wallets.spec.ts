import type { Locator, Page } from '@playwright/test';
import balanceBn from '#languages/bn/balance.json' with { type: 'json' };
import bn from '#languages/bn/transfers.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import balanceEn from '#words/balance.json' with { type: 'json' };
import en from '#words/transfers.json' with { type: 'json' };
import { chooseOption } from './chooseOption.ts';
import { cards, start } from './gameCards.ts';
import { expect, named, test } from './journey.ts';
import { gameToPlay } from './playedGame.ts';
import { playRound } from './playedRound.ts';
import { SITES, type Site } from './sites.ts';

// The journeys of a device share a player, whose balance they compare, so they run one after the other.
test.describe.configure({ mode: 'default' });

/** An amount in a text, in hundredths. */
const minor = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^0-9.]/g, '')) * 100);

/** The balance in the header, in hundredths. */
const total = async (page: Page): Promise<number> =>
  minor(await page.getByRole('banner').first().locator('data').getAttribute('value'));

const link = (page: Page, href: string): Locator =>
  page.locator(`nav a[href="${href}"]`).filter({ visible: true }).first();

/** The kinds of games, each with the links that lead to its list from the lobby. */
const KINDS = [
  { kind: 'slot', category: 'RNG', ways: ['/rng'] },
  { kind: 'table', category: 'LIVE', ways: ['/live'] },
  { kind: 'crash', category: 'RNG', ways: ['/rng?classify=Crash'] },
  { kind: 'lottery', category: 'LOTT', ways: ['/lott'] },
] as const;

async function logIn(page: Page, { origin, brand }: Site, isMobile: boolean): Promise<void> {
  await page.goto(`${origin}/login`);
  // Each device has its own player, since the devices run side by side.
  const role = isMobile ? 'agent2' : 'agent1';
  await page.locator('input[name=username]').fill(PLAYERS[role].account);
  await page.locator('input[name=password]').fill(seedPassword(brand));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/`);
}

/** Starts the first game of a list, through its lottery page if it has one. */
async function startFirst(page: Page, ways: readonly string[], isMobile: boolean): Promise<void> {
  for (const way of ways) await link(page, way).click();
  const games = cards(page).locator('a[href*="gameCode="]:not([href*="mode=demo"])');
  await start(games.first(), isMobile);
  await page.waitForURL(/gameCode=/);
  if (!page.url().includes('/seamless')) await page.locator('main a[href*="/seamless?"]').click();
}

for (const site of SITES) {
  const { brand } = site;
  for (const { kind, category, ways } of KINDS) {
    if (!brand.categories.includes(category)) continue;
    test(
      named(
        site,
        `a player logs in and bets on a ${kind}, and the header and the game show the same balance (S2.8, S2.20, S7.18, S7.19)`,
      ),
      async ({ page, isMobile, watch }) => {
        if (kind === 'lottery') watch.expectErrors(/status of 409/);
        await logIn(page, site, isMobile);
        await expect.poll(() => total(page)).toBeGreaterThan(0);
        const before = await total(page);
        await startFirst(page, ways, isMobile);
        const { frame, stake, play, result } = await gameToPlay(page);
        const address = page.locator('main iframe');
        await expect(address).toHaveAttribute('src', new RegExp(`/demo/${kind}/`));
        const balance = async () => minor(await frame.locator('#balance').innerText());
        const brought = await balance();
        await stake.fill('5');
        await playRound(page, play);
        await expect(result).not.toBeEmpty();
        const after = await balance();
        if (!brand.wallet.single) {
          const inGame = page.locator('main header button data');
          await expect.poll(async () => minor(await inGame.getAttribute('value'))).toBe(after);
        }
        await page.locator('main header button').first().click();
        await expect(page.locator('main iframe')).toHaveCount(0);
        await expect.poll(() => total(page)).toBe(before - brought + after);
        if (brand.wallet.single) expect(await total(page)).toBe(after);
      },
    );
  }

  if (brand.wallet.single) continue;

  test(
    named(site, 'automatic transfer moves the balance to the game and back (S2.16, S7.26)'),
    async ({ page, isMobile }) => {
      await logIn(page, site, isMobile);
      await page.goto(`${site.origin}/member`);
      const control = page.getByRole('switch');
      const main = page.locator('main dl data').first();
      await control.click();
      await expect(control).toBeChecked();
      // The choice is shown before the platform has it, so leaving the page too early may undo it.
      await expect(control).toBeEnabled();
      const held = await main.getAttribute('value');
      await page.goto(site.origin);
      // A member's menu has more entries than the prerendered one, so its links move when it appears.
      await expect.poll(() => total(page)).toBeGreaterThan(0);
      await startFirst(page, ['/rng'], isMobile);
      const { frame } = await gameToPlay(page);
      expect(minor(await frame.locator('#balance').innerText())).toBeGreaterThanOrEqual(
        minor(held),
      );
      await page.locator('main header button').first().click();
      await page.goto(`${site.origin}/member`);
      await expect(main).not.toHaveAttribute('value', '0.00');
      await expect
        .poll(async () => minor(await main.getAttribute('value')))
        .toBe(await total(page));
      await control.click();
      await expect(control).not.toBeChecked();
    },
  );

  test(
    named(
      site,
      'a player transfers an amount to a provider’s wallet, and everything back from the header (S2.16, S7.19, S7.26)',
    ),
    async ({ page, isMobile }) => {
      const isBengali = site.brand.languages.default === 'bn';
      const words = isBengali ? { ...bn, ...balanceBn } : { ...en, ...balanceEn };
      await logIn(page, site, isMobile);
      await page.goto(`${site.origin}/member`);
      await page.locator('main a[href$="/transfers"]').click();
      const wallets = page.getByRole('region', { name: words.wallets });
      const held = async (row: number) =>
        minor(await wallets.locator('dl data').nth(row).getAttribute('value'));
      const collect = wallets.getByRole('button', { name: words.collect });
      await collect.click();
      await expect.poll(async () => (await held(1)) === (await held(0))).toBe(true);
      const all = await held(0);
      expect(all).toBeGreaterThan(0);

      const form = page.getByRole('form', { name: words.form });
      await form.getByRole('combobox').last().click();
      await chooseOption(page.getByRole('option').first());
      const amount = minor(await form.getByRole('textbox').inputValue());
      await form.locator('button[type=submit]').click();
      await expect.poll(() => held(1)).toBe(all - amount);
      expect(await held(2)).toBe(amount);

      // Agents see their wallets in the agent centre's frame; the lobby has the players' header.
      await page.getByRole('banner').getByRole('link').first().click();
      await expect.poll(() => total(page)).toBe(all);
      await page.getByRole('banner').getByRole('button', { name: words.wallets }).click();
      const panel = page.getByRole('dialog', { name: words.wallets });
      await expect(panel.locator('dl data')).toHaveCount(2);
      await panel.getByRole('button', { name: words.collect }).click();
      await expect(panel.getByText(words.allInMain)).toBeSeen();
      await panel.press('Escape');
      await page.goto(`${site.origin}/transfers`);
      await expect.poll(() => held(1)).toBe(all);
      expect(await held(2)).toBe(0);
    },
  );
}
