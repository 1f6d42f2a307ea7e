import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { sidewaysOverflow } from './journey.ts';
import { expect, test } from './sandboxServer.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1440, height: 900 };
const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESKTOP].map((viewport) => ({ colorScheme, viewport })),
);

/** Opens a call with an encrypted body by its URL, and another one by a press. */
async function openCalls(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/docs#/accounts/login`);
  await expect(page.getByText('It travels encrypted')).toBeSeen();
  await expect(page.locator('#operations-accounts-login')).toContainText('"password"');
  await page.locator('#operations-tag-games').click();
  await expect(page.locator('#operations-games-getGameList')).toBeSeen();
}

test('the platform prints the addresses of its console and contract at the start', ({
  platform,
}) => {
  const said = platform.lines.join('\n');
  expect(said).toContain(`${platform.origin}/sandbox`);
  expect(said).toContain(`${platform.origin}/docs`);
});

for (const { colorScheme, viewport } of EVERYTHING
  ? LOOKS
  : drawnOf('look of the contract', LOOKS)) {
  test(`the contract’s page is accessible at ${viewport.width}, ${colorScheme}, and makes no requests to other hosts`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await openCalls(page, platform.origin);
    expect(await sidewaysOverflow(page)).toBe(0);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('the contract can be read by keyboard alone', async ({ page, platform }) => {
  await page.goto(`${platform.origin}/docs`);
  const area = page.locator('#operations-tag-accounts button');
  const call = page.locator('#operations-accounts-login button').first();
  await expect(area).toBeSeen();
  const links = page.getByRole('navigation').getByRole('link');
  const controls = [
    ...(await links.all()),
    page.locator('.info a:visible'),
    page.getByRole('textbox'),
    area,
  ];
  for (const control of controls) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(call).toBeSeen();
  await page.keyboard.press('Tab');
  await expect(call).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#operations-accounts-login')).toContainText('It travels encrypted');
});
