import { seedMobile } from '#sandbox/seeds/mobile.ts';
import { PLAYER_ROLES, PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { expect, named, test } from './journey.ts';
import { logIn, newestMessage } from './loginForm.ts';
import { pathIn, SITES } from './sites.ts';

const tokenIn = (key: string) => sessionStorage.getItem(key);

for (const site of SITES) {
  const { brand, origin } = site;
  const at = (path: string) => origin + pathIn(site, 'en', path);

  if (brand.flags.MOBILEVERCODELOGIN3) {
    test(
      named(
        site,
        'a code to the phone logs in, however the number is written (S3.9, S4.3, S4.7, S5.5)',
      ),
      async ({ page }) => {
        const mobile = seedMobile(brand, PLAYER_ROLES.indexOf('vip') + 1);
        await page.goto(at('/login'));
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('tab', { name: 'With a code' }).click();
        const bengali = mobile.replace(/\d/g, (digit) =>
          String.fromCharCode(0x9e6 + Number(digit)),
        );
        await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(bengali);
        await dialog.getByRole('button', { name: 'Send the code' }).click();
        await expect(dialog.getByText(/^Again in [45]:/)).toBeVisible();
        const [code = ''] = /\d{6}/.exec(await newestMessage(origin, mobile)) ?? [];
        await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
        await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
        await expect(dialog).toBeHidden();
        expect(await page.evaluate(tokenIn, TOKEN_KEY)).toBeTruthy();
      },
    );
  }

  if (brand.flags.FREEPLAY3) {
    test(
      named(
        site,
        'a trial account needs no name, and is told where it needs a real one (S1.4, S4.9, S6.3, S8.5)',
      ),
      async ({ page }) => {
        await page.goto(at('/login'));
        await page.getByRole('button', { name: 'Try it without an account' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        expect(await page.evaluate(tokenIn, TOKEN_KEY)).toBeTruthy();
        await page.goto(at('/feedback'));
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    );
  }

  if (brand.modules.agent) {
    test(
      named(site, 'only agents log in at the agents’ area (S2.12, S6.5)'),
      async ({ page, watch }) => {
        watch.expectErrors(/status of 403/);
        const password = seedPassword(brand);
        await page.goto(at('/agent'));
        const area = page.getByRole('region', { name: 'Agent login' });
        await logIn(area, { username: PLAYERS.player.account, password });
        await expect(area.getByRole('alert')).toHaveText('Only agents can log in here.');
        expect(await page.evaluate(tokenIn, TOKEN_KEY)).toBeNull();
        await logIn(area, { username: PLAYERS.agent1.account, password });
        await expect.poll(() => page.evaluate(tokenIn, TOKEN_KEY)).toBeTruthy();
      },
    );
  }
}
