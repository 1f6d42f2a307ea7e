import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { sidewaysOverflow } from './journey.ts';
import { logIn } from './sandboxPlayer.ts';
import { expect, test } from './sandboxServer.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Each width and each scheme once. */
const LOOKS = [
  { viewport: { width: 360, height: 640 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

const done = (page: Page) => page.getByRole('main').getByRole('status');
const refused = (page: Page) => page.getByRole('main').getByRole('alert');

async function openArea(page: Page, origin: string, title: string): Promise<void> {
  await page.goto(`${origin}/sandbox`);
  await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

for (const { viewport, colorScheme } of EVERYTHING
  ? LOOKS
  : drawnOf('look of the console', LOOKS)) {
  test(`no page of the console has axe violations at ${viewport.width}, ${colorScheme}`, async ({
    page,
    platform: { origin },
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin}/sandbox`);
    const pages = page.locator('nav a[href^="/sandbox"]');
    const paths = await pages.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await page.goto(`${origin}${path}`);
      expect(await sidewaysOverflow(page), `${path}`).toBe(0);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

test('a site is opened and closed by its form, which confirms it (S4.1)', async ({
  page,
  platform: { origin },
}) => {
  const { merchant } = await logIn(origin);
  const { name } = merchant.brand;
  const status = async () => {
    const headers = { 'Merchant-Code': merchant.merchantCode };
    return (await page.request.get(`${origin}/wps/system/status`, { headers })).json();
  };
  await page.goto(`${origin}/sandbox`);
  const card = page.locator('form', { has: page.getByRole('heading', { name }) });
  await card.getByLabel('Status').selectOption('maintenance');
  await card.getByRole('button', { name: `Save ${name}` }).click();
  await expect(done(page)).toContainText('The merchant was changed.');
  expect(await status()).toMatchObject({ value: { status: 1 } });
  await card.getByLabel('Status').selectOption('normal');
  await card.getByRole('button', { name: `Save ${name}` }).click();
  expect(await status()).toMatchObject({ value: { status: 0 } });
});

test('the clock moves by a step, and an invalid step stays in the field', async ({
  page,
  watch,
  platform: { origin },
}) => {
  watch.expectErrors(/422/);
  await page.goto(`${origin}/sandbox`);
  await page.getByRole('button', { name: 'Forward 5 minutes' }).click();
  await expect(done(page)).toContainText('The clock was moved');
  await page.getByLabel('Another step').fill('a while');
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await expect(refused(page)).toContainText('No change was made');
  await expect(page.getByLabel('Another step')).toHaveValue('a while');
});

test('a call fails as simulated until the simulation ends', async ({
  page,
  platform: { origin },
}) => {
  const call = async () => (await page.request.get(`${origin}/wps/system/domainRoute`)).status();
  await openArea(page, origin, 'Calls');
  await expect(page.getByText('No failures are simulated.')).toBeSeen();
  await page.getByRole('combobox', { name: 'Call' }).selectOption('getDomainRoute');
  await page.getByRole('combobox', { name: 'Failure' }).selectOption('error');
  await page.getByRole('button', { name: 'Simulate failure' }).click();
  await expect(done(page)).toBeSeen();
  expect(await call()).toBe(500);
  await page.getByRole('button', { name: 'End failure of getDomainRoute' }).click();
  await expect(page.getByText('No failures are simulated.')).toBeSeen();
  expect(await call()).toBe(200);
});

test('rejected input stays in its form, and a success is confirmed', async ({
  page,
  watch,
  platform: { origin },
}) => {
  watch.expectErrors(/422/);
  await openArea(page, origin, 'Messages to members');
  await page.getByLabel('Account').fill('nobody-at-all');
  await page.getByLabel('Title').fill('Welcome');
  await page.getByLabel('Text').fill('Good to see you.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(refused(page)).toContainText('Send message');
  await expect(page.getByLabel('Text')).toHaveValue('Good to see you.');
  await page.getByLabel('Account').fill('player');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(done(page)).toContainText('Send message: done.');
});

test('the cashier pays a deposit from its row, and it reaches the wallet', async ({
  page,
  platform: { origin },
}) => {
  const { merchant, ask } = await logIn(origin);
  const { methods } = Object(await ask('/wps/deposit/methods'));
  const [{ method, least: amount }] = methods.filter(
    ({ adapter }: { adapter: string }) => adapter === 'redirect',
  );
  const { reference, payUrl } = Object(
    await ask('/wps/deposit', { method, amount, returnPath: '/member' }),
  );
  await page.goto(origin + payUrl);
  await page.goto(`${origin}/sandbox/areas/wallet?merchant=${merchant.merchantCode}`);
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByRole('button', { name: `Pay deposit: ${reference}` }).click();
  await expect(done(page)).toContainText('Pay deposit: done.');
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(0);
  expect(await ask(`/wps/deposit?reference=${reference}`)).toMatchObject({ state: 'paid', amount });
});

test('a reset asks for confirmation, and works by keyboard alone', async ({
  page,
  platform: { origin },
}) => {
  await page.goto(`${origin}/sandbox`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  const ask = page.locator('summary', { hasText: 'Everything back to normal' });
  const reset = page.getByRole('button', { name: 'Yes: everything back to normal' });
  await expect(reset).toBeHidden();
  for (let step = 0; step < 100; step += 1) {
    await page.keyboard.press('Tab');
    if (await ask.evaluate((summary) => summary === document.activeElement)) break;
  }
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(reset).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(done(page)).toContainText('Everything is back to normal.');
});
