import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit, DepositCoins, WalletBalance } from '#src/platform/contract.generated.ts';
import { act } from '../wallet.fixture.ts';
import { coinText, parseCoins } from './coinAmount.ts';

/** Seconds until the test network has confirmed a payment. */
export const CONFIRMED = 15;

/** The time to pay a deposit in coins, in seconds. */
export const TIME_TO_PAY = 30 * 60;

/** Parses an amount of coins into millionths. */
export function millionths(text: string): bigint {
  const coins = parseCoins(text);
  if (coins === undefined) throw new Error(`${text} is no amount of coins.`);
  return coins;
}

/** The coins requested for a deposit. */
export function coinsOf({ coins }: Deposit): DepositCoins {
  if (coins === null) throw new Error('The deposit is not paid in coins.');
  return coins;
}

/** Begins a deposit on the test network. */
export async function beginCoins({ client }: TestMember, amount = '1200'): Promise<Deposit> {
  const asked = { method: 'crypto', provider: 'Test Chain', amount };
  const { body } = await client.post('/wps/deposit', asked);
  if (body.code !== 'ok') throw new Error(`The deposit was not begun: ${body.code}`);
  return body.value as Deposit;
}

/** Simulates the arrival of coins, in millionths; a hash names the transaction. */
export const arrive = (
  platform: Pick<TestPlatform, 'get' | 'post'>,
  one: Pick<TestMember, 'merchant'>,
  { reference }: Pick<Deposit, 'reference'>,
  coins: bigint,
  hash?: string,
) =>
  act(platform, one, 'receiveCoins', {
    ...{ reference, coins: coinText(coins) },
    ...(hash !== undefined && { hash }),
  });

/** Fetches the deposit as its player sees it. */
export async function seen({ client }: TestMember, { reference }: Deposit): Promise<Deposit> {
  return (await client.get(`/wps/deposit?reference=${reference}`)).body.value as Deposit;
}

/** Fetches the balance of the wallet. */
export const balanceOf = async ({ client }: TestMember): Promise<string> =>
  ((await client.get('/wps/v2/wallets/balance')).body.value as WalletBalance).balance;
