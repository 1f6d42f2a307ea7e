import lineBn from '#languages/bn/lineTransfer.json' with { type: 'json' };
import mallBn from '#languages/bn/pointMall.json' with { type: 'json' };
import transferBn from '#languages/bn/transfers.json' with { type: 'json' };
import withdrawBn from '#languages/bn/withdrawals.json' with { type: 'json' };
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { pointRecord } from '#sandbox/domains/rewards/schema/points.ts';
import { rebateClaim } from '#sandbox/domains/rewards/schema/shares.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { fundTransfer } from '#sandbox/domains/wallet/transfers/schema.ts';
import { withdrawal } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import lineEn from '#words/lineTransfer.json' with { type: 'json' };
import mallEn from '#words/pointMall.json' with { type: 'json' };
import transferEn from '#words/transfers.json' with { type: 'json' };
import withdrawEn from '#words/withdrawals.json' with { type: 'json' };
import { chooseOption } from './chooseOption.ts';
import { chooseMethod, DEPOSIT_WORDS } from './depositPage.ts';
import { expect } from './journey.ts';
import { passwordField, proveBySms } from './loginForm.ts';
import type { MoneyFlow } from './moneyFlow.ts';
import { mobileOf } from './peopleEndings.ts';
import type { Visit } from './peopleSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';

const WITHDRAW = { en: withdrawEn, bn: withdrawBn };
const LINE = { en: lineEn, bn: lineBn };
const TRANSFER = { en: transferEn, bn: transferBn };
const MALL = { en: mallEn, bn: mallBn };

/** Opens a page as a seeded player and returns its main part. */
async function visitAs({ page, site, at }: Visit, role: PlayerRole, route: string) {
  await enter(page, site, role);
  await page.goto(at(route));
  return page.getByRole('main');
}

/** Waives a player's wagering requirements. */
async function waiveTurnover({ request, site }: Visit, role: PlayerRole): Promise<void> {
  const waived = await request.post(`${site.origin}/sandbox/control/actions/waiveTurnover`, {
    data: { account: PLAYERS[role].account },
    headers: { 'Merchant-Code': site.brand.merchantCode },
  });
  expect(waived.ok()).toBe(true);
}

/** The members' forms that move money. */
export const MONEY_FLOWS: readonly MoneyFlow[] = [
  {
    operation: 'createDeposit',
    path: '/wps/deposit',
    table: deposit,
    async open(visit) {
      const words = DEPOSIT_WORDS[visit.language];
      const main = await visitAs(visit, 'firstLogin', '/deposit');
      const form = main.getByRole('form', { name: words.form });
      await chooseMethod(form, 'Test Wallet B');
      await form.locator('button[aria-pressed]').first().click();
      return {
        submit: form.locator('button[type=submit]'),
        typed: form.getByRole('textbox'),
        told: form.getByRole('alert'),
        done: main.getByRole('form', { name: words.report.form }),
      };
    },
  },
  {
    operation: 'createWithdrawal',
    path: '/wps/withdrawal',
    table: withdrawal,
    async open(visit) {
      const { page, site, language } = visit;
      const words = WITHDRAW[language];
      const main = await visitAs(visit, 'vip', '/withdraw');
      await main.getByText(words.form.least, { exact: true }).click();
      await main.getByRole('button', { name: words.form.continue }).click();
      const part = main.getByRole('region', { name: words.review.title });
      await passwordField(part).fill(seedPassword(site.brand));
      const stepUp = visit.words.session.stepUp.title;
      return {
        submit: part.locator('button[type=submit]'),
        typed: passwordField(part),
        told: part.getByRole('alert').or(part.getByText(words.review.unknown)).first(),
        done: main.getByRole('region', { name: words.tracker.next.title }),
        answer: {
          asked: page.getByRole('dialog', { name: stepUp }),
          give: () =>
            proveBySms(
              page,
              { origin: site.origin, to: mobileOf(site, 'vip') },
              visit.words.session,
            ),
        },
      };
    },
  },
  {
    operation: 'transferToLine',
    path: '/wps/agent/transferLine/transfer',
    table: fundTransfer,
    async open(visit) {
      const words = LINE[visit.language];
      await waiveTurnover(visit, 'player');
      const main = await visitAs(visit, 'player', '/lineTransfer');
      const form = main.getByRole('form', { name: words.form });
      await form.getByRole('textbox').first().fill('2');
      await form.getByRole('button', { name: words.review }).click();
      const review = main.getByRole('form', { name: words.reviewForm });
      await review.locator('input').fill(seedPassword(visit.site.brand));
      return {
        submit: review.locator('button[type=submit]'),
        typed: review.locator('input'),
        told: main.getByRole('alert').first(),
        done: main.getByRole('heading', { name: said(words.done) }),
      };
    },
  },
  {
    operation: 'transferBetweenWallets',
    path: '/wps/relay/GCS_walletTransfer',
    table: fundTransfer,
    async open(visit) {
      const words = TRANSFER[visit.language];
      const main = await visitAs(visit, 'player', '/transfers');
      const form = main.getByRole('form', { name: words.form });
      await form.getByRole('combobox').last().click();
      await chooseOption(visit.page.getByRole('option').first());
      return {
        submit: form.locator('button[type=submit]'),
        typed: form.getByRole('textbox'),
        told: main.getByRole('alert').first(),
        done: visit.page.getByText(said(words.done)).first(),
      };
    },
  },
  {
    operation: 'redeemPoints',
    path: '/wps/points/passwordCheck/redeem',
    table: pointRecord,
    async open(visit) {
      const words = MALL[visit.language];
      const main = await visitAs(visit, 'vip', '/pointMall');
      await main
        .getByRole('button', { name: said(words.items.redeemNamed) })
        .first()
        .click();
      const dialog = visit.page.getByRole('dialog');
      await passwordField(dialog).fill(seedPassword(visit.site.brand));
      return {
        submit: dialog.locator('button[type=submit]'),
        typed: passwordField(dialog),
        told: dialog.getByRole('alert').first(),
        done: visit.page.getByText(words.redeem.done).first(),
      };
    },
  },
  {
    operation: 'claimRebate',
    path: '/wps/member/rebates/claim',
    table: rebateClaim,
    async open(visit) {
      const { claims } = visit.words.session;
      const main = await visitAs(visit, 'player', '/rebates');
      const claim = main.getByRole('button', { name: said(claims.claimNamed) }).last();
      const told = main.getByRole('alert');
      return {
        submit: told.getByRole('button', { name: claims.retry }).or(claim).first(),
        told,
        done: visit.page.getByText(said(claims.paid.money)).first(),
      };
    },
  },
];
