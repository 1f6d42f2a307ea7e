import { describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/kernel/interfaces/listing.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { act, fund, reportPayment, withdraw } from '../wallet.fixture.ts';

const platform = testPlatform();

async function rowsOf({ merchant: { merchantCode } }: TestMember, listing: string): Promise<Row[]> {
  const path = `/sandbox/control/listings/${listing}`;
  const { body } = await platform.get(path, { 'Merchant-Code': merchantCode });
  return Object(body.value).rows;
}

const referencesOf = async (one: TestMember, listing: string) =>
  (await rowsOf(one, listing)).map(({ cells }) => cells[0]);

async function begun({ client }: TestMember): Promise<string> {
  const { body } = await client.post('/wps/deposit', { method: 'mobile-wallet', amount: '500' });
  return (body.value as Deposit).reference;
}

describe('the cashier’s list of deposits', () => {
  it('starts with the ones that can be credited, the oldest first', async () => {
    const one = await newMember(platform);
    const [waiting, first, second] = [await begun(one), await begun(one), await begun(one)];
    await reportPayment(one, { reference: second }, { transactionNumber: 'ORDER-2' });
    await reportPayment(one, { reference: first }, { transactionNumber: 'ORDER-1' });
    expect(await referencesOf(one, 'deposits')).toEqual([first, second, waiting]);
    for (const reference of [first, second])
      await act(platform, one, 'rejectDeposit', { reference });
  });

  it('is searched by reference, player and transaction ID, in any notation', async () => {
    const [one, other] = [await newMember(platform), await newMember(platform)];
    const [mine, others] = [await begun(one), await begun(other)];
    await reportPayment(one, { reference: mine }, { transactionNumber: 'FIND-ME-1' });
    await reportPayment(other, { reference: others }, { transactionNumber: 'FIND-ME-2' });
    const [, account] = (await rowsOf(one, `deposits?search=${mine}`))[0]?.cells ?? [];
    expect(account).toBeDefined();
    for (const text of [mine, mine.toLowerCase(), account, 'findme1', '-FIND-ME1']) {
      expect(await referencesOf(one, `deposits?search=${text}`)).toEqual([mine]);
    }
    expect(await rowsOf(one, 'deposits?search=nothing')).toEqual([]);
  });

  it('has a search form, whose results keep the search', async () => {
    const one = await newMember(platform);
    const [found, hidden] = [await begun(one), await begun(one)];
    const query = new URLSearchParams({ merchant: one.merchant.merchantCode, deposits: found });
    const path = `http://localhost/sandbox/areas/wallet?${query}`;
    const page = await (await platform.sandbox.app.request(path)).text();
    expect(page).toContain(`name="deposits" value="${found}"`);
    expect(page).toContain(`<div>${found}</div>`);
    expect(page).not.toContain(hidden);
  });
});

it('the cashier’s list of withdrawals starts with the ones that can be paid, and is searched by reference', async () => {
  const one = await newMember(platform);
  await fund(platform, one, '10000');
  const ask = async () => Object((await withdraw(one, '1000')).body.value).reference as string;
  const [paid, waiting] = [await ask(), await ask()];
  await act(platform, one, 'approveWithdrawal', { reference: paid });
  await act(platform, one, 'payWithdrawal', { reference: paid });
  expect(await referencesOf(one, 'withdrawals')).toEqual([waiting, paid]);
  expect(await referencesOf(one, `withdrawals?search=${paid}`)).toEqual([paid]);
});
