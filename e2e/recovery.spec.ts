import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES, PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { named } from './journey.ts';
import {
  AGAIN_AFTER,
  logIn,
  newestMessage,
  passwordField,
  typeNewPassword,
  typeSentCode,
} from './loginForm.ts';
import { expect, test } from './peopleSite.ts';
import { pathIn, SITES } from './sites.ts';

test('an e-mailed link sets a new password, once (S2.15, S4.6, S5.7)', async ({
  page,
  site,
  words: { recovery, session, codes },
  at,
  watch,
}) => {
  watch.expectErrors(/status of 410/);
  const username = PLAYERS.agent41.account;
  const email = `${username}@${site.brand.domains.main}`;
  await page.goto(at('/forgot'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: recovery.username }).fill(username);
  await dialog.getByRole('textbox', { name: recovery.email }).fill(email);
  await dialog.getByRole('button', { name: recovery.emailSubmit }).click();
  await expect(dialog.getByText(recovery.sent.title)).toBeSeen();
  const [hash = ''] = /#passwordReset=[\w-]+/.exec(await newestMessage(site.origin, email)) ?? [];
  const setPassword = async () => {
    await page.goto('about:blank');
    await page.goto(at(`/login${hash}`));
    await typeNewPassword(dialog, 'Another-2027');
    await dialog.getByRole('button', { name: recovery.linkSubmit }).click();
  };
  await setPassword();
  await expect(dialog.getByText(recovery.done.title)).toBeSeen();
  expect(page.url()).not.toContain('passwordReset');
  await dialog.getByRole('link', { name: recovery.login }).click();
  await logIn(dialog, { username, password: 'Another-2027' }, session.login);
  await expect(passwordField(page)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await setPassword();
  await expect(dialog.getByRole('alert')).toHaveText(codes.link_ended);
});

const [byPhone] = SITES.filter(({ brand }) => brand.flags.MOBILENUMREG3);

if (byPhone) {
  test(
    named(byPhone, 'a code sent to the phone sets a new password and logs in (S4.6, S4.7, S9.1)'),
    async ({ page, isMobile, language, words: { recovery, session } }) => {
      // A player cannot request two codes at a time.
      const role = isMobile ? 'agent1' : 'unregisteredIp';
      const to = seedMobile(byPhone.brand, PLAYER_ROLES.indexOf(role) + 1);
      await page.goto(byPhone.origin + pathIn(byPhone, language, '/forgot'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: session.phone.label }).fill(to);
      await typeSentCode(dialog, { origin: byPhone.origin, to }, session.code);
      await expect(dialog.getByText(AGAIN_AFTER)).toBeSeen();
      await typeNewPassword(dialog, 'Another-2027');
      await dialog.getByRole('button', { name: recovery.mobileSubmit }).click();
      await expect(dialog).toBeHidden();
      expect(await page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY)).toBeTruthy();
    },
  );
}
