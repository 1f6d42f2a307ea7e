import { randomUUID } from 'node:crypto';
import { expect, named, test } from './journey.ts';
import { enter } from './player.ts';
import { SITES } from './sites.ts';
import { enterOnTrial } from './trialPlayer.ts';

for (const site of SITES.filter(({ brand }) => brand.modules.chatRoom)) {
  const { origin } = site;

  test(
    named(
      site,
      'a member’s message appears in the chat room for others at once (S1.5, S2.15, S4.10, S6.6)',
    ),
    async ({ page, browser }) => {
      await enter(page, site, 'player');
      await page.goto(`${origin}/chat`);
      const log = page.getByRole('log');
      await expect(log.getByRole('article').first()).toBeSeen();

      const context = await browser.newContext();
      const other = await context.newPage();
      await enter(other, site, 'agent2');
      await other.goto(`${origin}/chat`);
      await expect(other.getByRole('log').getByRole('article').first()).toBeSeen();
      // No announcement is shown above the login that the URL opened (S4.10).
      await expect(other.getByRole('dialog')).toHaveCount(1);

      // The room rejects digits that could be a phone number.
      const words = `Hello from the train, ${randomUUID().replace(/[\d-]/g, '')}.`;
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(words);
      await dialog.getByRole('textbox').press('Enter');
      await expect(log.getByText(words)).toBeSeen();
      await expect(dialog.getByRole('textbox')).toHaveValue('');
      await expect(other.getByRole('log').getByText(words)).toBeInViewport();
      await context.close();
    },
  );

  test(
    named(
      site,
      'the chat room keeps the text of a message that is too long, refused or sent too soon (S9.6)',
    ),
    async ({ page, watch }) => {
      watch.expectErrors(/status of (422|429)/);
      await enter(page, site, 'agent42');
      await page.goto(`${origin}/chat`);
      const dialog = page.getByRole('dialog');
      const line = dialog.getByRole('textbox');
      await line.fill('🎲'.repeat(141));
      await line.press('Enter');
      await expect(line).toHaveAttribute('aria-invalid', 'true');
      await line.fill('Contact me at www.elsewhere.example');
      await line.press('Enter');
      await expect(dialog.locator('form')).toContainText(/links/i);
      await expect(line).toHaveValue('Contact me at www.elsewhere.example');
      // That many in a few seconds exceed the limit, however slow the machine is.
      for (let sent = 1; sent <= 20; sent += 1) {
        await line.fill(`No ${sent}`);
        await line.press('Enter');
        const refused = dialog.locator('input[aria-invalid="true"]');
        await expect(refused.or(dialog.locator('input[value=""]'))).toBeSeen();
        if (await refused.count()) break;
      }
      await expect(line).toHaveAttribute('aria-invalid', 'true');
      await expect(line).toHaveValue(/^No \d+$/);
    },
  );

  test(
    named(site, 'a member reports a chat room message to the staff (S2.15)'),
    async ({ page, request }) => {
      await enter(page, site, 'newcomer');
      await page.goto(`${origin}/chat`);
      const message = page.getByRole('log').getByRole('article').first();
      await message.getByRole('button').click();
      await page.getByRole('menuitem').click();
      await expect(page.getByText(/team will review/)).toBeSeen();
      const listing = await request.get(`${origin}/sandbox/control/listings/chatReports`, {
        headers: { 'Merchant-Code': site.brand.merchantCode },
      });
      const { value } = await listing.json();
      expect(value.rows.length).toBeGreaterThan(0);
    },
  );

  test(
    named(site, 'a trial account can read the chat room but not write in it (S1.4)'),
    async ({ page }) => {
      await enterOnTrial(page, site);
      await page.goto(`${origin}/chat`);
      await expect(page.getByRole('log').getByRole('article').first()).toBeSeen();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
    },
  );

  test(
    named(site, 'a visitor who opens the chat room is redirected to the login (S2.15, S4.9)'),
    async ({ page }) => {
      await page.goto(`${origin}/chat`);
      await expect(page).toHaveURL(/\/login$/);
    },
  );
}

for (const site of SITES.filter(({ brand }) => !brand.modules.chatRoom)) {
  test(
    named(site, 'a brand without a chat room has no page for it (S6.7)'),
    async ({ page, watch }) => {
      watch.expectErrors(/404/);
      await page.goto(`${site.origin}/chat`);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeSeen();
      await expect(page.getByRole('log')).toHaveCount(0);
    },
  );
}
