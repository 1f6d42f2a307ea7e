import teamBn from '#languages/bn/agentTeam.json' with { type: 'json' };
import depositBn from '#languages/bn/deposit.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import teamEn from '#words/agentTeam.json' with { type: 'json' };
import depositEn from '#words/deposit.json' with { type: 'json' };
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';

test.use({ kind: 'fullFeatured' });

const WORDS = {
  en: { ...teamEn, deposit: depositEn },
  bn: { ...teamBn, deposit: depositBn },
};
const ACCOUNT = PLAYERS.player.account;

test('a player whom an agent has suspended can withdraw but not deposit, until the suspension is lifted (S2.16, S2.17)', async ({
  page,
  site,
  at,
  language,
  watch,
}) => {
  watch.expectErrors(/403/);
  const { suspension, status, deposit } = WORDS[language];
  await enter(page, site, 'agent2');
  await page.goto(at(`/agentHome/team?member=${ACCOUNT}`));
  const sheet = page.getByRole('dialog', { name: ACCOUNT });
  const suspend = sheet.getByRole('button', { name: suspension.suspend });
  await suspend.click();
  await suspend.click();
  await expect(sheet.getByText(suspension.required)).toBeSeen();
  await sheet.getByRole('radio', { name: suspension.reasons.unusual }).click();
  await suspend.click();
  await expect(page.getByText(suspension.done)).toBeSeen();
  await expect(sheet.getByText(status.suspended, { exact: true })).toBeSeen();

  await enter(page, site, 'player');
  await page.goto(at('/deposit'));
  await expect(page.getByText(deposit.suspended.title)).toBeSeen();
  await expect(page.locator('main').getByRole('form')).toHaveCount(0);
  await page.goto(at('/withdraw'));
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeSeen();

  await enter(page, site, 'agent2');
  await page.goto(at(`/agentHome/team?member=${ACCOUNT}`));
  await sheet.getByRole('button', { name: suspension.lift }).click();
  await expect(page.getByText(suspension.lifted)).toBeSeen();
  await enter(page, site, 'player');
  await page.goto(at('/deposit'));
  await expect(page.locator('main').getByRole('form').first()).toBeSeen();
});
