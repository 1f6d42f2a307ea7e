import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { placeBet, settleBet } from '#sandbox/domains/bets/memberBet.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { voidBet } from '#sandbox/domains/play/voidBet.ts';
import { payReward } from '#sandbox/domains/rewards/claimReward.ts';
import { grantReward } from '#sandbox/domains/rewards/grantReward.ts';
import { act, PAYMENT_PASSWORD, payAt } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { InsufficientFunds } from '#sandbox/kernel/failures/ledgerFailures.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { sameText } from '#sandbox/kernel/text/texts.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit, RewardList, Withdrawal } from '#src/platform/contract.generated.ts';
import type { Event } from './events.fixture.ts';

const HOUR_S = 3600;
const HALF_HOUR_S = 1800;

/** A member of a line with money, and their API client. */
export interface HistoryMember extends TestMember {
  account: string;
  /** The member directly above, an agent. */
  upline: TestMember & { account: string };
  /** The payout account of the member. */
  payoutAccount: string;
}

type Of<Kind extends Event['kind']> = Event & { kind: Kind };

/** Applies events to a member by API calls; refused calls have no effect. */
export class AccountHistory {
  readonly #platform: TestPlatform;
  readonly #one: HistoryMember;
  /** The ids of settled bet rounds. */
  readonly settled = new Set<string>();
  /** The times at which the cashier waived open requirements. */
  readonly waivers: Date[] = [];

  constructor(platform: TestPlatform, one: HistoryMember) {
    this.#platform = platform;
    this.#one = one;
  }

  async apply(event: Event): Promise<void> {
    await this.#do(event);
    if (event.hours > 0) await this.#platform.forward(event.hours * HOUR_S);
  }

  get #now(): Date {
    return this.#platform.sandbox.platform.clock.now();
  }

  #do(event: Event): Promise<unknown> {
    const amount = amountText(this.#one.merchant, event.amount);
    const { client, account } = this.#one;
    switch (event.kind) {
      case 'deposit':
        return this.#deposit(event, amount);
      case 'withdrawal':
        return this.#withdraw(event, amount);
      case 'transfer': {
        const own = [{ kind: 'main' }, { kind: 'vendor', vassalage: 'CQ9' }] as const;
        const [from, to] = event.way === 'in' ? [own[1], own[0]] : own;
        return client.post('/wps/relay/GCS_walletTransfer', { from, to, amount });
      }
      case 'collection':
        return client.post('/wps/wallets/collect');
      case 'correction': {
        const way = event.way === 'in' ? 'credit' : 'debit';
        return act(this.#platform, this.#one, 'correctBalance', {
          account,
          way,
          amount,
          note: 'x',
        });
      }
      case 'line':
        return this.#transfer(event, amount);
      case 'bonus':
        return this.#give(event);
      case 'rebate':
        return client.post('/wps/member/rebates/claim', {});
      case 'waiver':
        return this.#waive();
      case 'bet':
        return this.#bet(event);
    }
  }

  async #deposit({ outcome, withBonus }: Of<'deposit'>, amount: string): Promise<void> {
    const { client } = this.#one;
    const asked = { method: 'card', amount, ...(withBonus && { promotion: 'deposit-match' }) };
    const { body } = await client.post('/wps/deposit', asked);
    if (!body.success || outcome === 'left') return;
    await payAt(this.#platform, body.value as Deposit, outcome);
    const waiting = (await client.get('/wps/rewards')).body;
    // Not every merchant has a reward centre.
    const { list } = waiting.success ? (waiting.value as RewardList) : { list: [] };
    for (const { id } of list) await client.post(`/wps/reward/${id}/claim`);
  }

  async #withdraw({ steps }: Of<'withdrawal'>, amount: string): Promise<void> {
    const { client, payoutAccount: accountId, stepUp } = this.#one;
    const asked = { accountId, amount, paymentPassword: PAYMENT_PASSWORD };
    const { body } = await client.post('/wps/withdrawal', asked, await stepUp());
    if (!body.success) return;
    const { reference } = body.value as Withdrawal;
    const cashier = (action: string, more: object = {}) =>
      act(this.#platform, this.#one, action, { reference, ...more });
    for (const step of steps) {
      if (step === 'approve') await cashier('approveWithdrawal');
      if (step === 'part') await cashier('payWithdrawal', { amount: '333.33' });
      if (step === 'pay') await cashier('payWithdrawal');
      if (step === 'reject') await cashier('rejectWithdrawal');
      if (step === 'force') await cashier('forceReceipt');
      if (step === 'confirm') await client.post('/wps/withdrawal/receipt', { reference });
      if (step === 'wait') await this.#platform.forward(HALF_HOUR_S);
    }
  }

  #transfer({ way }: Of<'line'>, amount: string): Promise<unknown> {
    const { client, account, upline } = this.#one;
    const sent = { amount, paymentPassword: PAYMENT_PASSWORD };
    const path = '/wps/agent/transferLine/transfer';
    return way === 'up'
      ? client.post(path, { ...sent, account: upline.account })
      : upline.client.post(path, { ...sent, account });
  }

  #give({ amount, times, claimed }: Of<'bonus'>): Promise<unknown> {
    const { memberId, merchant } = this.#one;
    const now = this.#now;
    const given = {
      ...{ source: 'mission' as const, reference: randomUUID(), title: sameText('A') },
      ...{ unit: 'money' as const, amount, turnover: amount * times },
    };
    const { merchantCode } = merchant;
    return inTransaction<unknown>(this.#platform.sandbox.platform.db, (tx) =>
      claimed
        ? payReward(tx, { merchant, memberId, now }, given)
        : grantReward(tx, { ...given, merchantCode, memberId, at: now }),
    );
  }

  async #waive(): Promise<void> {
    const before = this.#now;
    const { body } = await act(this.#platform, this.#one, 'waiveTurnover', {
      account: this.#one.account,
    });
    if (body.success) this.waivers.push(before);
  }

  async #bet({ amount: stake, end, percent }: Of<'bet'>): Promise<void> {
    const { db } = this.#platform.sandbox.platform;
    const { merchant, memberId } = this.#one;
    const [played] = await db
      .select({ id: game.id, vendorCode: game.vendorCode, type: game.type })
      .from(game)
      .where(eq(game.vendorCode, 'CQ9'))
      .orderBy(asc(game.id))
      .limit(1);
    if (!played) throw new Error('There is no game.');
    const roundId = randomUUID();
    const now = this.#now;
    try {
      await inTransaction(db, async (tx) => {
        const bet = { merchant, memberId, game: played, roundId, selection: '', stake, now };
        const placed = await placeBet(tx, bet);
        if (end === 'void') await voidBet(tx, merchant, placed, now);
        if (end === 'lost') await settleBet(tx, merchant, placed, 0n, now);
        if (end === 'won') await settleBet(tx, merchant, placed, (stake * percent) / 100n, now);
      });
    } catch (error) {
      if (error instanceof InsufficientFunds) return;
      throw error;
    }
    if (end === 'lost' || end === 'won') this.settled.add(roundId);
  }
}
