import type { Merchant } from '#sandbox/kernel/merchants.ts';
import {
  type AccountName,
  type MemberAccountName,
  playWalletOf,
  walletOf,
} from '#sandbox/ledger/accountName.ts';
import type { Posting } from '#sandbox/ledger/posting.ts';
import type { TransactionKind } from '#sandbox/ledger/transactionKind.ts';

/** A seeded player's play credits, with every movement of them. */
export interface Purse {
  readonly history: readonly Posting[];
  /** The balance in minor units. */
  balance(): bigint;
  /** Adds credits given by the cashier: not as a bonus, which would reduce dividends. */
  receive(amount: bigint, at: Date, reference: string): void;
  /** Transfers credits to the wallet of a vendor's games. Does nothing if there is only one wallet. */
  bring(amount: bigint, vendorCode: string, at: Date): void;
  /** Transfers all credits left at a vendor back. */
  takeBack(vendorCode: string, at: Date): void;
  stake(amount: bigint, vendorCode: string, at: Date, roundId: string): void;
  win(amount: bigint, vendorCode: string, at: Date, roundId: string): void;
}

/** Creates an empty purse. It trusts the caller to spend no more than there is; the books are checked at the end. */
export function createPurse(merchant: Merchant, memberId: string): Purse {
  const history: Posting[] = [];
  const wallet = walletOf(merchant, memberId);
  const single = merchant.brand.wallet.single;
  let left = 0n;
  let there = 0n;
  let transfers = 0;
  const move = (
    kind: TransactionKind,
    key: string,
    [from, to]: readonly [AccountName, AccountName],
    { amount, at, reference }: { amount: bigint; at: Date; reference: string },
  ) => {
    const entries = [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
    history.push({ merchant, memberId, kind, key, reference, at, entries });
  };
  const transfer = (
    way: readonly [MemberAccountName, MemberAccountName],
    amount: bigint,
    at: Date,
  ) => {
    if (single || amount === 0n) return;
    transfers += 1;
    const reference = `seed-${transfers}`;
    move('wallet-transfer', reference, way, { amount, at, reference });
  };
  const at = (vendorCode: string) => playWalletOf(merchant, memberId, vendorCode);
  return {
    history,
    balance: () => left,
    receive(amount, moment, reference) {
      left += amount;
      const given = { amount, at: moment, reference };
      move('correction', reference, [{ kind: 'cashier' }, wallet], given);
    },
    bring(amount, vendorCode, moment) {
      there = amount;
      transfer([wallet, at(vendorCode)], amount, moment);
    },
    takeBack(vendorCode, moment) {
      transfer([at(vendorCode), wallet], there, moment);
      there = 0n;
    },
    stake(amount, vendorCode, moment, roundId) {
      left -= amount;
      there -= amount;
      const taken = { amount, at: moment, reference: roundId };
      move('stake', roundId, [at(vendorCode), { kind: 'games' }], taken);
    },
    win(amount, vendorCode, moment, roundId) {
      left += amount;
      there += amount;
      const paid = { amount, at: moment, reference: roundId };
      move('win', roundId, [{ kind: 'games' }, at(vendorCode)], paid);
    },
  };
}
