import type { Browser, Locator, Page } from '@playwright/test';
import contractsBn from '#languages/bn/agentContracts.json' with { type: 'json' };
import teamBn from '#languages/bn/agentTeam.json' with { type: 'json' };
import popupBn from '#languages/bn/contractPopup.json' with { type: 'json' };
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import contractsEn from '#words/agentContracts.json' with { type: 'json' };
import teamEn from '#words/agentTeam.json' with { type: 'json' };
import popupEn from '#words/contractPopup.json' with { type: 'json' };
import { chooseOption } from './chooseOption.ts';
import { expect } from './peopleSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';
import type { Site } from './sites.ts';

/** The messages of the contract pages and the contract popup. */
export const CONTRACT_WORDS = {
  en: { ...contractsEn, team: teamEn, popup: popupEn },
  bn: { ...contractsBn, team: teamBn, popup: popupBn },
};
export type ContractWords = (typeof CONTRACT_WORDS)['en'];

/** Opens a page of an agent, with a realtime connection. */
export async function listen(
  page: Page,
  site: Site,
  role: PlayerRole,
  address: string,
): Promise<void> {
  await enter(page, site, role);
  const live = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"')),
    );
  await page.goto(address);
  await live;
}

export async function secondPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Fills in the form of an offer to the agent below, and reviews and sends it. */
export async function offer(
  page: Page,
  words: ContractWords,
  {
    kind,
    period,
    rate,
  }: { kind: keyof ContractWords['kind']; period?: keyof ContractWords['paid']; rate: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: said(words.offer.titleTo) });
  await dialog.getByRole('radio', { name: new RegExp(`^${words.kind[kind]}`) }).click();
  await dialog.getByRole('textbox', { name: new RegExp(`^${words.offer.rate}`) }).fill(rate);
  if (period) {
    await dialog.getByRole('combobox').click();
    await chooseOption(page.getByRole('option', { name: words.paid[period], exact: true }));
    await expect(dialog.getByRole('combobox')).toHaveText(words.paid[period]);
  }
  await dialog.getByRole('button', { name: words.offer.review }).click();
  await expect(dialog.getByText(words.offer.reviewTitle)).toBeSeen();
  await dialog.getByRole('button', { name: words.offer.send }).click();
  await expect(page.getByText(words.done.offer)).toBeSeen();
  await expect(dialog).toBeHidden();
}

/** The entries of contracts with a rate, in the table or its cards. */
export const withRate = (page: Page, rate: RegExp): Locator =>
  page
    .getByRole('main')
    .locator('tr, [role=listitem]')
    .filter({ has: page.getByText(rate) })
    .filter({ visible: true });

/** The popup of an offer, which arrives over the socket. */
export const popupOf = (page: Page, words: ContractWords): Locator =>
  page.getByRole('dialog', { name: words.popup.title_one });

/** The dialog of an open offer. */
export const offerDialog = (
  page: Page,
  words: ContractWords,
  kind: keyof ContractWords['kind'],
): Locator =>
  page.getByRole('dialog', {
    name: words.contract.offerTitle.replace('{{kind}}', words.kind[kind]),
  });
