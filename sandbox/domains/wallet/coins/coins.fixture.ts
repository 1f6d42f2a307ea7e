import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit, DepositCoins, WalletBalance } from '#src/platform/contract.generated.ts';
import { act } from '../wallet.fixture.ts';
import { coinText, parseCoins } from './coinAmount.ts';

/** How long the test network takes to confirm a payment, in seconds. */
export const CONFIRMED = 15;

/** How long a deposit in coins can be paid, in seconds. */
export const TIME_TO_PAY = 30 * 60;

/** The millionths of an amount of coins. */
export function millionths(text: string): bigint {
  const coins = parseCoins(text);
  if (coins === undefined) throw new Error(`${text} is no amount of coins.`);
  return coins;
}

/** What a deposit is paid with in coins. */
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

/** Lets coins arrive, in millionths; a hash names the transaction. */
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

/** The deposit as its player sees it. */
export async function seen({ client }: TestMember, { reference }: Deposit): Promise<Deposit> {
  return (await client.get(`/wps/deposit?reference=${reference}`)).body.value as Deposit;
}

/** The balance of the wallet. */
export const balanceOf = async ({ client }: TestMember): Promise<string> =>
  ((await client.get('/wps/v2/wallets/balance')).body.value as WalletBalance).balance;
