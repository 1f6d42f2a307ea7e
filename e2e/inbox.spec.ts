import bn from '#languages/bn/inbox.json' with { type: 'json' };
import en from '#words/inbox.json' with { type: 'json' };
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';

test('a member reads and deletes the platform’s messages, and every tab shows the same count (S2.16, S2.20, S7.30)', async ({
  page,
  context,
  site,
  at,
  language,
}) => {
  const words = { en, bn }[language];
  await enter(page, site, 'agent41');
  await page.goto(at('/member'));
  const tile = page.locator('main a[href$="/messages"]');
  await tile.click();
  await expect(page).toHaveURL(/\/messages$/);
  const messages = page.locator('main').getByRole('article');
  await expect(messages.first()).toBeSeen();
  const unread = messages.filter({ hasText: words.new });
  const before = await unread.count();
  expect(before).toBeGreaterThan(1);

  const other = await context.newPage();
  await enter(other, site, 'agent41');
  await other.goto(at('/messages'));
  const elsewhere = other.locator('main').getByRole('article');
  await expect(elsewhere.filter({ hasText: words.new })).toHaveCount(before);

  const third = await context.newPage();
  await enter(third, site, 'agent41');
  await third.goto(at('/member'));
  const badge = third.locator('main a[href$="/messages"]');
  await expect(badge).toContainText(/\d/);
  const counted = async () => Number(/\d+/.exec(await badge.innerText())?.[0]);
  const waiting = await counted();

  await unread.first().getByRole('button').click();
  await expect(unread).toHaveCount(before - 1);
  await expect.poll(counted).toBe(waiting - 1);
  await expect(elsewhere.filter({ hasText: words.new })).toHaveCount(before - 1);

  const count = await messages.count();
  const remove = messages.getByRole('button', { name: new RegExp(words.delete) });
  await remove.click();
  await expect(messages).toHaveCount(count - 1);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(messages).toHaveCount(count);
  await messages.first().getByRole('button').click();
  await remove.click();
  await expect(messages).toHaveCount(count - 1);
  // Leaving the page before the time for undo is over still deletes the message on the platform.
  const told = page.waitForRequest(/message\/delete/);
  await page.locator('a[href$="/member"]').filter({ visible: true }).first().click();
  await told;
  await expect(elsewhere).toHaveCount(count - 1);
});
