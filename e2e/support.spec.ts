import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { formatHours } from '#src/i18n/serviceHours.ts';
import { control } from './faultFlow.ts';
import { named } from './journey.ts';
import { expect, test } from './ownSite.ts';
import { pathIn, SITES } from './sites.ts';

// A brand with every contact of customer service.
test.use({ kind: 'fullFeatured' });

for (const site of SITES) {
  const { brand, origin } = site;
  for (const language of brand.languages.supported) {
    test(
      named(
        site,
        `customer service shows its chats, hours and contacts in ${language} (S1.5, S9.7)`,
      ),
      async ({ page }) => {
        await page.goto(origin + pathIn(site, language, '/service'));
        const main = page.locator('main');
        const chats = main.getByRole('listitem');
        await expect(chats).toHaveCount(3);
        for (const chat of await chats.all()) await expect(chat).toContainText(/12:00|১২:০০/);
        const hours = formatHours(brand.support.agentHours, {
          ...brand.market,
          language,
          dayPeriods: languageFacts(language).dayPeriods,
        });
        if (brand.modules.agent) await expect(main).toContainText(hours);
      },
    );
  }

  test(
    named(
      site,
      'contacts are decrypted with the page’s key, and one that cannot be is left out (S3.10)',
    ),
    async ({ page }) => {
      const { email, social } = brand.support;
      const contacts = page.locator('main a[href^="mailto:"], main a[href^="https:"]');
      await page.goto(`${origin}/service`);
      await expect(contacts).toHaveCount(social.length + (email ? 1 : 0));
      await expect(contacts.first()).toHaveAttribute('href', `mailto:${email}`);

      await page.route('**/wps/system/permission', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        body.value.customerService[0].path = 'broken';
        await route.fulfill({ response, json: body });
      });
      await page.reload();
      await expect(contacts).toHaveCount(social.length);
    },
  );
}

test('a live chat opens in its own tab, where the staff replies (S7.30)', async ({
  page,
  request,
  site: { brand, origin },
  platform: { clock },
}) => {
  const listed = page.waitForResponse(/CSP_liveChatModelList/);
  await page.goto(`${origin}/service`);
  const [{ opensAt }] = (await (await listed).json()).value;
  // Outside its hours no chat can be started.
  if (opensAt) await clock.forward((Date.parse(opensAt) - clock.now().getTime()) / 1000);
  await page.reload();
  const opened = page.waitForEvent('popup');
  await page.locator('main').getByRole('listitem').first().getByRole('button').click();
  const chat = await opened;
  await chat.getByRole('textbox').fill('Is somebody there?');
  await chat.getByRole('button').click();
  await expect(chat.getByRole('log')).toContainText('Is somebody there?');
  await request.post(`${origin}/sandbox/control/actions/answerLiveChat`, {
    data: { chat: chat.url().split('/').at(-1), text: 'Yes, we are.' },
    headers: { 'Merchant-Code': brand.merchantCode },
  });
  await chat.reload();
  await expect(chat.getByRole('log')).toContainText('Yes, we are.');
  expect(await chat.evaluate(() => window.opener)).toBeNull();
});

test('each part of customer service fails independently, and a retry loads it (S8.9)', async ({
  page,
  request,
  site,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  for (const operation of ['listLiveChats', 'getPermission']) {
    await control(request, site, { fault: { operation, kind: 'error' } });
  }
  await page.goto(`${site.origin}/service`);
  const alerts = page.locator('main').getByRole('alert');
  await expect(alerts).toHaveCount(2);
  await control(request, site, { reset: true });
  await alerts.first().getByRole('button').click();
  await expect(alerts).toHaveCount(1);
  await alerts.first().getByRole('button').click();
  await expect(page.locator('main a[href^="mailto:"]')).toBeSeen();
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(3);
});
