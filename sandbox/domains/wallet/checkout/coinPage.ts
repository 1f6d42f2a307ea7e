import { randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { coinText, parseCoins, totalCoins } from '../coins/coinAmount.ts';
import { coinPaymentsOf } from '../coins/coinPayments.ts';
import { COIN } from '../coins/network.ts';
import { receiveCoins } from '../coins/receiveCoins.ts';
import { requestedCoins } from '../coins/requestCoins.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import { type Part, payDocument } from './document.ts';

const HASH_BYTES = 32;

/** How many payments can be made to the address of one deposit from its page. */
const MOST = 20;

type CoinResult = { hash: string } | { refused: string };

/** The coins still missing for a deposit, with all decimals. */
async function missingOf(db: Database, deposit: Deposit): Promise<string> {
  const asked = requestedCoins(deposit)?.coins ?? 0n;
  const received = totalCoins(await coinPaymentsOf(db, [deposit.id]));
  return coinText(asked > received ? asked - received : 0n);
}

/**
 * Sends coins to the address of a locked deposit. Refuses a closed deposit (`deposit_state`), and more than 20 payments
 * (`too_many_requests`).
 */
export async function sendCoins(
  db: Database,
  deposit: Deposit,
  text: string,
  now: Date,
): Promise<CoinResult> {
  if (deposit.closedAt !== null) throw new Refusal('deposit_state');
  const coins = parseCoins(text.trim()) ?? 0n;
  if (coins === 0n) return { refused: 'Enter how many coins, such as 8 or 8.333334.' };
  if ((await coinPaymentsOf(db, [deposit.id])).length >= MOST)
    throw new Refusal('too_many_requests');
  const hash = randomBytes(HASH_BYTES).toString('hex');
  await receiveCoins(db, deposit, { hash, coins }, now);
  return { hash };
}

const resultPart = (result: CoinResult): Part =>
  'refused' in result
    ? html`<p role="alert" class="notice failed">${result.refused}</p>`
    : html`<div role="status" class="notice"><p>Sent in the transaction <code>${result.hash}</code>. The network confirms it by itself.</p></div>`;

/** The wallet page of a test coin, where a tester sends the requested coins, or more, or fewer, to a deposit's address. */
export async function coinPage(
  db: Database,
  merchant: Merchant,
  deposit: Deposit,
  result?: CoinResult,
) {
  const { coinAddress, provider, closedAt } = deposit;
  const form = html`
    <form method="post" class="fields" autocomplete="off">
      <label>${COIN}<input name="coins" value="${await missingOf(db, deposit)}" inputmode="decimal" maxlength="16" required></label>
      <button>Send</button>
    </form>`;
  const body = html`
    ${result ? resultPart(result) : ''}
    <p>To <code>${coinAddress}</code> on ${provider}</p>
    ${closedAt === null ? form : html`<p role="status">The deposit is closed.</p>`}`;
  return payDocument(merchant, deposit, { title: 'Test wallet', body });
}
