import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import {
  CONTRACT_WORDS,
  listen,
  offer,
  offerDialog,
  popupOf,
  secondPage,
  withRate,
} from './contractPages.ts';
import { control } from './faultFlow.ts';
import { sidewaysOverflow } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';

test.use({ kind: 'fullFeatured' });

const UPPER = PLAYERS.agent1.account;
const LOWER = PLAYERS.agent2.account;
const LOWEST = PLAYERS.agent41.account;
const PAGE = '/agentHome/contracts';

test.beforeEach(({ request, site }) => control(request, site, { database: 'seeds' }));
test.afterEach(({ request, site }) => control(request, site, { reset: true }));

test('an agent offers a higher dividend; the agent below is notified at once, sees whose contracts would end, and accepts; both see the new version, and when the old one ended (S1.3, S2.15, S4.16, S6.4, S6.6)', async ({
  page,
  site,
  at,
  language,
  browser,
}) => {
  const words = CONTRACT_WORDS[language];
  const below = await secondPage(browser);
  await listen(below, site, 'agent2', at('/rng'));
  await listen(page, site, 'agent1', at(`/agentHome/team?member=${LOWER}`));

  const member = page.getByRole('dialog', { name: LOWER });
  await member.getByRole('link', { name: words.team.member.offer }).click();
  await expect(page).toHaveURL(at(`${PAGE}?offer=${LOWER}`));
  await offer(page, words, { kind: 'dividend', period: 'weekly', rate: '25' });
  await expect(page).toHaveURL(at(`${PAGE}?side=given`));
  const given = withRate(page, /^(25|২৫)%$/);
  await expect(given.getByText(words.state.offered)).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);

  const popup = popupOf(below, words);
  await expect(popup.getByText(words.popup.kind.dividend)).toBeSeen();
  await popup.getByRole('button', { name: words.popup.see_one }).click();
  await expect(below).toHaveURL(/\/agentHome\/contracts\?contract=/);
  const dialog = offerDialog(below, words, 'dividend');
  const compared = dialog.getByRole('table', { name: words.contract.compare });
  await expect(compared.getByText(/^(25|২৫)%$/)).toBeSeen();
  await expect(compared.getByText(/^(20|২০)%$/)).toBeSeen();
  await expect(compared.getByText(UPPER).first()).toBeSeen();
  const ends = dialog.getByRole('list', { name: words.endings.list });
  await expect(ends.getByText(LOWEST)).toBeSeen();

  await dialog.getByRole('button', { name: words.act.accept }).click();
  const question = below.getByRole('alertdialog');
  await expect(question.getByText(said(words.endings.contracts_one))).toBeSeen();
  await question.getByRole('button', { name: words.act.accept }).click();
  await expect(below.getByText(words.done.accept)).toBeSeen();
  await expect(dialog).toBeHidden();
  const own = below.getByRole('region', { name: words.kind.dividend });
  await expect(own.getByText(/(25|২৫)%/)).toBeSeen();
  await expect(withRate(below, /^(20|২০)%$/).getByText(words.end.replaced)).toBeSeen();

  // The offering agent's page has been notified, too.
  await expect(given.getByText(words.state.accepted)).toBeSeen();
  const older = withRate(page, /^(20|২০)%$/);
  await expect(older.getByText(words.end.replaced)).toBeSeen();
  await older.locator('a[href*="contract="]').click();
  const ended = page.getByRole('dialog', {
    name: words.contract.title.replace('{{kind}}', words.kind.dividend),
  });
  await expect(ended.getByText(words.field.until, { exact: true })).toBeSeen();
  await expect(ended.getByText(words.endText.replaced)).toBeSeen();

  // The listed contracts have ended, and there were no others of that kind.
  await below.goto(at(`${PAGE}?side=given&kind=dividend`));
  await expect(withRate(below, /^(10|১০)%$/).getByText(words.end.ended)).toBeSeen();
  await below.context().close();
});

test('the agent below rejects one offer, and another is withdrawn while it is open; both pages update (S4.16, S6.4, S6.6)', async ({
  page,
  site,
  at,
  language,
  browser,
}) => {
  const words = CONTRACT_WORDS[language];
  const below = await secondPage(browser);
  await listen(below, site, 'agent2', at(PAGE));
  await listen(page, site, 'agent1', at(PAGE));

  await page.getByRole('main').getByRole('link', { name: words.make }).click();
  const choice = page.getByRole('dialog', { name: words.offer.title });
  await choice.getByRole('button', { name: new RegExp(LOWER) }).click();
  await offer(page, words, { kind: 'daily', rate: '0.6' });
  const salary = withRate(page, /^(0\.6|০\.৬)%$/);
  await expect(salary.getByText(words.state.offered)).toBeSeen();

  // After "Later" the offer stays on the page, and the popup does not return.
  await popupOf(below, words).getByRole('button', { name: words.popup.later }).click();
  await below.reload();
  const daily = below.getByRole('region', { name: words.kind.daily });
  await daily.getByRole('link', { name: said(words.own.seeOf) }).click();
  const dialog = offerDialog(below, words, 'daily');
  await dialog.getByRole('button', { name: words.act.reject }).click();
  const asked = below.getByRole('alertdialog', { name: said(words.question.rejectFrom) });
  await asked.getByRole('button', { name: words.act.reject }).click();
  await expect(below.getByText(words.done.reject)).toBeSeen();
  await expect(salary.getByText(words.state.rejected)).toBeSeen();
  await expect(popupOf(below, words)).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: words.make }).click();
  await choice.getByRole('button', { name: new RegExp(LOWER) }).click();
  await offer(page, words, { kind: 'hourly', rate: '0.3' });
  const popup = popupOf(below, words);
  await popup.getByRole('button', { name: words.popup.see_one }).click();
  const shown = offerDialog(below, words, 'hourly');
  await expect(shown.getByRole('button', { name: words.act.accept })).toBeSeen();

  const hourly = withRate(page, /^(0\.3|০\.৩)%$/);
  await hourly.locator('a[href*="contract="]').click();
  await offerDialog(page, words, 'hourly')
    .getByRole('button', { name: words.act.takeBack })
    .click();
  await expect(page.getByText(words.done.takeBack)).toBeSeen();
  await expect(hourly.getByText(words.end.withdrawn)).toBeSeen();
  await expect(below.getByText(words.endText.withdrawn)).toBeSeen();
  await expect(below.getByRole('button', { name: words.act.accept })).toHaveCount(0);
  await below.context().close();
});

test('ending a contract first shows what ends with it; an agent can offer contracts only to direct downlines, and cannot open those of others (S4.16, S6.4)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = CONTRACT_WORDS[language];
  await enter(page, site, 'agent1');
  await page.goto(at(`${PAGE}?side=given&kind=daily`));
  const main = page.getByRole('main');
  const link = main.locator('a[href*="contract="]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  const dialog = page.getByRole('dialog', {
    name: words.contract.title.replace('{{kind}}', words.kind.daily),
  });
  await expect(dialog.getByText(LOWEST)).toBeSeen();
  await expect(dialog.getByText(PLAYERS.agent42.account)).toBeSeen();
  await dialog.getByRole('button', { name: words.act.end }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words.question.keep }).click();
  await dialog.getByRole('button', { name: words.act.end }).click();
  await question.getByRole('button', { name: words.act.end }).click();
  await expect(page.getByText(words.done.end)).toBeSeen();
  await expect(main.getByText(words.end.ended, { exact: true }).first()).toBeSeen();

  await page.goto(at(`${PAGE}?offer=${LOWEST}`));
  await expect(page.getByRole('dialog').getByText(words.offer.unavailable)).toBeSeen();
  await enter(page, site, 'agent42');
  await page.goto(new URL(address, site.origin).href);
  await expect(page.getByRole('dialog').getByText(words.contract.unknown)).toBeSeen();
});
