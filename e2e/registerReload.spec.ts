import words from '#words/register.json' with { type: 'json' };
import session from '#words/session.json' with { type: 'json' };
import { typeNewPassword } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import { PASSWORD } from './registering.ts';
import { pathIn } from './sites.ts';

test.use({ kind: 'fullFeatured' });

const NUMBER = '1712345678';
const CODE = '204816';

test('a half-filled registration by phone keeps the number after a reload, but neither the code nor the password (S4.5, S9.6)', async ({
  page,
  site,
}) => {
  await page.goto(site.origin + pathIn(site, 'en', '/register'));
  const form = page.getByRole('dialog', { name: words.title });
  const number = form.getByRole('textbox', { name: session.phone.label });
  const code = form.getByRole('textbox', { name: session.code.label });
  await number.fill(NUMBER);
  const typed = await number.inputValue();
  await code.fill(CODE);
  await typeNewPassword(form, PASSWORD);
  await page.reload();
  await expect(number).toHaveValue(typed);
  await expect(code).toHaveValue('');
  for (const field of await form.locator('input[type=password]').all()) {
    await expect(field).toHaveValue('');
  }
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(NUMBER);
  expect(kept).not.toContain(CODE);
  expect(kept).not.toContain(PASSWORD);
});
