import { named } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { pathIn, SITES } from './sites.ts';

const [site] = SITES.filter(({ brand }) => brand.flags.MOBILENUMREG3 && brand.flags.USERNAMEREG3);

if (site) {
  test(
    named(
      site,
      'a registration that is loaded anew keeps the form and what was typed, but no password (S2.2, S4.5)',
    ),
    async ({ page, language, words }) => {
      const { by, field, leave, close } = words.register;
      const { phone } = words.session;
      page.on('dialog', (question) => question.accept());
      await page.goto(`${site.origin}${pathIn(site, language, '/register')}?referralCode=INVITED7`);
      const dialog = page.getByRole('dialog');
      const number = dialog.getByRole('textbox', { name: phone.label });
      await number.fill('01712345678');
      await dialog.getByRole('tab', { name: by.username }).click();
      const username = dialog.getByRole('textbox', { name: field.username });
      await username.fill('reload2026x');
      await dialog.locator('input[autocomplete="new-password"]').first().fill('Password-2026');
      await page.reload();
      await expect(username).toHaveValue('reload2026x');
      await expect(dialog.locator('input[autocomplete="new-password"]').first()).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(
        'Password-2026',
      );
      await dialog.getByRole('tab', { name: by.mobile }).click();
      await expect(number).toHaveValue('01712345678');
      await dialog.getByRole('button', { name: close }).click();
      await page.getByRole('button', { name: leave.confirm }).click();
      await expect(dialog).toBeHidden();
      await page.goto(site.origin + pathIn(site, language, '/register'));
      await expect(number).toHaveValue('');
    },
  );
}
