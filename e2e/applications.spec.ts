import { control } from './faultFlow.ts';
import { expect } from './journey.ts';
import { test } from './ownSite.ts';
import { PICTURE } from './picture.ts';
import { enter } from './player.ts';

// Players' journeys change one platform, so they run one after the other.
test.describe.configure({ mode: 'serial' });

test('an application accepts PNG and JPG files of up to 5 MB, and keeps everything if sending fails (S5.9, S9.6)', async ({
  page,
  request,
  site,
  watch,
}) => {
  watch.expectErrors(/status of 500/);
  await enter(page, site, 'player');
  await page.goto(`${site.origin}/promotions?code=play-safely`);
  await expect(page.locator('main').getByText('Rejected', { exact: true })).toBeSeen();
  const pictures = page.getByLabel(/^Pictures/);
  await pictures.setInputFiles([
    { name: 'clip.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ]);
  await expect(page.getByText('Not added: only PNG and JPG files are allowed.')).toBeSeen();
  await expect(page.getByText('Not added: the file is larger than 5 MB.')).toBeSeen();
  await pictures.setInputFiles(
    ['one', 'two', 'three', 'four'].map((name) => ({ ...PICTURE, name: `${name}.png` })),
  );
  await expect(page.getByText('Not added: you already have 3 pictures.')).toBeSeen();
  const words = page.getByRole('textbox', { name: /Your message/ });
  await words.fill('I stop at 200 a day.');
  const operation = 'applyForPromotion';
  await control(request, site, { fault: { operation, kind: 'error', times: 1 } });
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('The application was not sent');
  await expect(words).toHaveValue('I stop at 200 a day.');
  await expect(page.getByText('three.png')).toBeSeen();
  await send.click();
  await expect(page.locator('main').getByText('Under review', { exact: true })).toBeSeen();
});

test('a player sees the outcome of their applications (S4.16)', async ({ page, request, site }) => {
  const headers = { 'Merchant-Code': site.brand.merchantCode };
  const desk = `${site.origin}/sandbox/control`;
  await enter(page, site, 'newcomer');
  await page.goto(`${site.origin}/promotions`);
  await page.getByRole('link', { name: 'My applications' }).click();
  await expect(page.locator('main').getByText('Under review', { exact: true })).toBeSeen();
  const listing = await request.get(`${desk}/listings/applications`, { headers });
  const { rows } = (await listing.json()).value;
  for (const { offers } of rows) {
    const decided = await request.post(`${desk}/actions/rejectApplication`, {
      headers,
      data: {
        ...offers.find(({ action }: { action: string }) => action === 'rejectApplication').input,
        remark: 'Please show the limit itself.',
      },
    });
    expect(decided.ok()).toBe(true);
  }
  await page.reload();
  await expect(page.locator('main').getByText('Rejected', { exact: true })).toBeSeen();
  await expect(page.getByText('Please show the limit itself.')).toBeSeen();
});
