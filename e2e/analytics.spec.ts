import type { Page } from '@playwright/test';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import words from '#words/cookies.json' with { type: 'json' };
import helpWords from '#words/help.json' with { type: 'json' };
import legalWords from '#words/legal.json' with { type: 'json' };
import registerWords from '#words/register.json' with { type: 'json' };
import { cashierPays, DEPOSIT_WORDS, depositPage, paidTitle } from './depositPage.ts';
import { addDetails, FRESH } from './detailsForm.ts';
import { logIn, typeNewPassword } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import { enter } from './player.ts';

test.use({ kind: 'googleTag' });

/** The test has no network to Google; its fake answers without a request to a third party. */
const STOOD_IN = /third party: (www\.googletagmanager|region1\.google-analytics)\.com/;

/** A fake of the tag's script: it sends each event that it receives, and writes its cookies. */
const TAG = `
  document.cookie = '_ga=journey; path=/';
  document.cookie = '_ga_JOURNEYS0=journey; path=/';
  const sent = dataLayer.splice(0);
  const take = (words) => {
    if (Object.prototype.toString.call(words) !== '[object Arguments]') return;
    if (words[0] !== 'event' || window['ga-disable-G-JOURNEYS0']) return;
    const query = new URLSearchParams({ name: words[1], ...words[2] });
    fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST' });
  };
  dataLayer.push = (words) => take(words);
  sent.forEach(take);
`;

interface Google {
  /** Every request to Google, including the one for the script, each with its referrer. */
  requests: string[];
  /** The received events, by name and route or method. */
  events: string[];
}

async function mockGoogle(page: Page): Promise<Google> {
  const google: Google = { requests: [], events: [] };
  const context = page.context();
  context.on('request', (request) => {
    if (request.url().startsWith('http://localhost')) return;
    google.requests.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAG }),
  );
  await context.route('https://region1.google-analytics.com/**', (route) => {
    const { searchParams: query } = new URL(route.request().url());
    const of = query.get('page_title') ?? query.get('method') ?? '';
    google.events.push(`${query.get('name')} ${of}`.trim());
    return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return google;
}

const bar = (page: Page) => page.getByRole('region', { name: words.title });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test.beforeEach(({ watch }) => watch.expectErrors(STOOD_IN));

test('a visitor who declines is not measured, and is not asked again', async ({ page, site }) => {
  const google = await mockGoogle(page);
  await page.goto(`${site.origin}/help`);
  await press(page, words.decline);
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await page.goto(`${site.origin}/privacy`);
  await expect(page.getByText(legalWords.privacy.choice.denied)).toBeSeen();
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(10_000);
  await expect(bar(page)).toBeHidden();
  expect(google.requests).toEqual([]);
  expect(await cookies(page)).toEqual([]);
});

test('nothing of Google is requested before a visitor accepts; then pages are counted by their routes alone', async ({
  page,
  site,
}) => {
  const google = await mockGoogle(page);
  await page.goto(`${site.origin}/help?referralCode=NOBODY99#token`);
  await expect(bar(page)).toBeSeen();
  expect(google.requests).toEqual([]);
  await press(page, words.accept);
  await expect.poll(() => google.events).toEqual(['page_view /help']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(() => google.events).toEqual(['page_view /help', 'page_view /privacy']);
  expect(google.requests.join(' ')).not.toMatch(/NOBODY99|token/);
  expect(await cookies(page)).toEqual(['_ga', '_ga_JOURNEYS0']);
});

test('withdrawing consent on the privacy page stops the measurement and deletes its cookies', async ({
  page,
  site,
}) => {
  const google = await mockGoogle(page);
  await page.goto(`${site.origin}/privacy`);
  await press(page, words.accept);
  await expect.poll(() => google.events).toEqual(['page_view /privacy']);
  await expect(page.getByText(legalWords.privacy.choice.granted)).toBeSeen();
  await page.getByRole('button', { name: legalWords.privacy.choice.change }).click();
  await expect(bar(page)).toBeFocused();
  await press(page, words.decline);
  await expect(page.getByText(legalWords.privacy.choice.denied)).toBeSeen();
  await expect.poll(() => cookies(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).first().click();
  // A page view is counted when the page renders, so it would have been counted by now.
  await expect(page.getByRole('heading', { level: 1, name: helpWords.title })).toBeSeen();
  expect(google.events).toEqual(['page_view /privacy']);
});

test('the steps of a registration are counted, and nothing that was typed', async ({
  page,
  site,
}) => {
  const google = await mockGoogle(page);
  await page.goto(`${site.origin}/help`);
  await press(page, words.accept);
  await expect.poll(() => google.events).toEqual(['page_view /help']);
  await page.goto(`${site.origin}/register`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('tab', { name: registerWords.by.username }).click();
  await dialog.getByRole('textbox', { name: registerWords.field.username }).fill('counted7');
  await typeNewPassword(dialog, 'Password-2026');
  await dialog.getByRole('checkbox', { name: /older/ }).click();
  await dialog.getByRole('checkbox', { name: /terms/ }).click();
  await dialog.getByRole('button', { name: registerWords.submit }).click();
  await expect(page.getByRole('button', { name: registerWords.limit.later })).toBeSeen();
  await expect
    .poll(() => google.events.filter((event) => event.startsWith('registration')))
    .toEqual([
      'registration_opened',
      'registration_method username',
      'registration_sent username',
      'registration_done username',
    ]);
  expect(google.requests.join(' ')).not.toContain('counted7');
});

test('the steps of a deposit are counted, without amount, method, reference or transaction ID', async ({
  page,
  site,
  request,
  watch,
}) => {
  // The platform refuses the first try to ask for the details.
  watch.expectErrors(/status of 409/);
  const google = await mockGoogle(page);
  await page.goto(`${site.origin}/help`);
  await press(page, words.accept);
  await expect.poll(() => google.events).toEqual(['page_view /help']);
  await enter(page, site, 'newcomer');
  await page.goto(`${site.origin}/deposit`);
  const deposit = depositPage(page, DEPOSIT_WORDS.en);
  const reference = await deposit.begin('Test Wallet A', () => addDetails(page, 'en', FRESH));
  await deposit.report('COUNTED7');
  await expect(deposit.main.getByText('COUNTED7')).toBeSeen();
  await cashierPays(request, site, reference);
  await expect(paidTitle(deposit)).toBeSeen();
  const steps = () => google.events.filter((event) => event.startsWith('deposit'));
  await expect
    .poll(steps)
    .toEqual(['deposit_opened', 'deposit_started', 'deposit_reported', 'deposit_paid']);
  const sent = google.requests.filter((each) => each.includes('name=deposit_'));
  for (const each of sent)
    expect(new URL(each.split(' ')[0] ?? '').search).toMatch(/^\?name=deposit_\w+$/);
  expect(google.requests.join(' ')).not.toMatch(new RegExp(`COUNTED7|${reference}|Wallet`));
});

test('a page works if the script of the Google tag is blocked', async ({ page, site, watch }) => {
  watch.expectErrors(/ERR_BLOCKED_BY_CLIENT/);
  await page
    .context()
    .route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'));
  await page.goto(`${site.origin}/help`);
  await press(page, words.accept);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByText(legalWords.privacy.choice.granted)).toBeSeen();
});

test('a self-excluded player is not measured while logged in', async ({ page, site }) => {
  const google = await mockGoogle(page);
  await page.goto(`${site.origin}/help`);
  await press(page, words.accept);
  await expect.poll(() => google.events).toEqual(['page_view /help']);
  await page.goto(`${site.origin}/login`);
  const { account, nickname } = PLAYERS.excluded;
  const password = seedPassword(site.brand);
  await logIn(page.getByRole('dialog'), { username: account, password });
  await expect(page.getByRole('button', { name: nickname })).toBeSeen();
  await expect.poll(() => cookies(page)).toEqual([]);
  const before = google.events.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByText(legalWords.privacy.choice.granted)).toBeSeen();
  expect(google.events).toHaveLength(before);
});
