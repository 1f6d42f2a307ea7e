import { randomBytes } from 'node:crypto';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { type Action, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { DEPOSIT_REFERENCE, HASH, NOTE } from '../../cashier/fields.ts';
import { COINS, parseCoins } from '../../coins/coinAmount.ts';
import { coinPaymentsOf } from '../../coins/coinPayments.ts';
import { receiveCoins } from '../../coins/receiveCoins.ts';
import { notifyDeposit } from '../../outcomes/notifyOutcome.ts';
import { changeDeposit, type Deposit, lockDeposit } from '../changeDeposit.ts';
import { reportUntil } from '../reportUntil.ts';
import { settleDeposit } from '../settleDeposit.ts';
import { checkSeen, SEEN_PAYMENT } from './seenPayment.ts';

/** A deposit's fields in an action's result. */
const reported = ({ reference, state, returned }: Deposit) => ({ reference, state, returned });

/** The cashier's actions on deposits. */
export const depositActions: readonly Action[] = [
  defineAction({
    name: 'payDeposit',
    description:
      'Credits a pending deposit, or an expired one whose payment was found later, with the amount that you see. It is returned instead where the player could not play when it was reported, the account is closed, or it exceeds the player’s deposit limit. Nothing happens if the player has corrected the payment meanwhile.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['reference', 'amount'],
      properties: { reference: DEPOSIT_REFERENCE, ...SEEN_PAYMENT },
    },
    async run({ db, merchant, now }, { reference, ...seen }) {
      const found = await lockDeposit(db, reference, merchant);
      // Coins are credited as they arrived, and nothing else is.
      if (found.coinAddress !== null) throw new Refusal('deposit_state');
      checkSeen(merchant, found, seen);
      const paid = await settleDeposit(db, merchant, found, now);
      await notifyDeposit(db, merchant, paid, now);
      return reported(paid);
    },
  }),
  defineAction({
    name: 'receiveCoins',
    description:
      'Sends test coins to the address of a deposit, in one payment or several; the test network confirms them automatically. The same transaction counts once.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['reference', 'coins'],
      properties: {
        reference: DEPOSIT_REFERENCE,
        coins: { type: 'string', title: 'Coins', pattern: COINS.source, maxLength: 16 },
        hash: HASH,
      },
    },
    async run({ db, merchant, now }, { reference, coins, hash = randomBytes(32).toString('hex') }) {
      const arrived = parseCoins(coins) ?? 0n;
      if (arrived === 0n) throw new Refusal('amount_out_of_range');
      const found = await lockDeposit(db, reference, merchant);
      return reported(await receiveCoins(db, found, { hash, coins: arrived }, now));
    },
  }),
  defineAction({
    name: 'rejectDeposit',
    description:
      'Rejects a deposit, with a note for the player; coins that have arrived for it are returned. An expired deposit cannot be rejected while its payment can still be reported.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['reference'],
      properties: { reference: DEPOSIT_REFERENCE, note: NOTE },
    },
    async run({ db, merchant, now }, { reference, note = '' }) {
      const found = await lockDeposit(db, reference, merchant);
      const until = reportUntil(found);
      const canReport = found.state === 'expired' && until !== null && until > now;
      if (canReport) throw new Refusal('deposit_state');
      const arrived = found.coinAddress === null ? [] : await coinPaymentsOf(db, [found.id]);
      const returned = arrived.length > 0 ? 'cashier' : null;
      const rejected = await changeDeposit(db, found, 'rejected', now, { note, returned });
      await notifyDeposit(db, merchant, rejected, now);
      return reported(rejected);
    },
  }),
];
