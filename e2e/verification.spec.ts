import withdrawBn from '#languages/bn/withdrawals.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import withdrawEn from '#words/withdrawals.json' with { type: 'json' };
import { sidewaysOverflow } from './journey.ts';
import { passwordField, proveBySms } from './loginForm.ts';
import { mobileOf } from './peopleEndings.ts';
import { expect, test } from './peopleSite.ts';
import { PICTURE } from './picture.ts';
import { enter } from './player.ts';
import { review, sendDocuments, VERIFICATION_WORDS } from './provingIdentity.ts';
import { said } from './said.ts';

const WITHDRAW_WORDS = { en: withdrawEn, bn: withdrawBn };

test('a player verifies their identity before the first withdrawal: the reviewer requests a document again with a reason, approves, and the withdrawal succeeds (S2.16, S5.9)', async ({
  page,
  context,
  site,
  at,
  language,
  words: catalogue,
  watch,
}) => {
  // The platform refuses the first try to ask for a step-up.
  watch.expectErrors(/Failed to load resource/);
  const words = VERIFICATION_WORDS[language];
  const withdraw = WITHDRAW_WORDS[language];
  const { account } = PLAYERS.unproven;
  const main = page.getByRole('main');
  await enter(page, site, 'unproven');
  await page.goto(at('/withdraw'));
  await expect(main.getByText(withdraw.form.closed)).toBeSeen();
  await main.locator('a[href$="/verification"]').click();
  await sendDocuments(page, words);
  expect(await sidewaysOverflow(page)).toBe(0);

  const reason = 'unreadable';
  await review(context, site, { action: 'askForDocument', account, kind: 'passport', reason });
  await expect(main.getByText(words.reason.unreadable)).toBeSeen();
  await expect(main.locator('input[type=file]')).toHaveCount(1);
  await main.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(main.getByText(words.state.added, { exact: true })).toBeSeen();
  // The uploads are still there after a reload.
  await page.reload();
  await expect(main.getByText(words.state.added, { exact: true })).toBeSeen();
  await main.getByRole('button', { name: words.send.action }).click();
  await expect(main.getByText(words.next.in_review)).toBeSeen();
  await review(context, site, { action: 'approveVerification', account });
  await main.getByRole('link', { name: words.withdraw }).click();

  await main.getByText(withdraw.form.least, { exact: true }).click();
  await main.getByRole('button', { name: withdraw.form.continue }).click();
  await passwordField(main).fill(seedPassword(site.brand));
  await main.getByRole('button', { name: said(withdraw.review.submit) }).click();
  await proveBySms(
    page,
    { origin: site.origin, to: mobileOf(site, 'unproven') },
    catalogue.session,
  );
  await expect(page).toHaveURL(/reference=W/);
});
