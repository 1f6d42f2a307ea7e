import { win } from '#sandbox/database/schema/wins.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import type { MerchantSeed } from './merchantSeed.ts';
import { createRandom } from './random.ts';

type Row = Omit<typeof win.$inferInsert, 'merchantCode'>;

const SYLLABLES = 'ra mi sa ta na ru fa ni ka sho ba di tu jo la ze am ri po hu'.split(' ');
const WINS = 120;

/** The first two letters and the last two digits of an account, the rest hidden. */
const maskName = (account: string): string => `${account.slice(0, 2)}***${account.slice(-2)}`;

/** Wins in the merchant's categories, in minor units: many small ones, a few large. */
function winsOf({ merchantCode, brand }: Merchant): Row[] {
  const random = createRandom(`wins ${merchantCode}`);
  return Array.from({ length: WINS }, () => {
    const account = `${random.pick(SYLLABLES)}${random.pick(SYLLABLES)}${random.between(100, 999)}`;
    const amount = Math.round(800 * (1 / (1 - random.next() * 0.995)) ** 1.2) * 25;
    return {
      customerName: maskName(account),
      gameType: random.pick(brand.categories),
      amount: BigInt(amount),
    };
  });
}

/** Wins for the winner board. */
export const seedWins: MerchantSeed = async (db, merchant) => {
  const { merchantCode } = merchant;
  await db.insert(win).values(winsOf(merchant).map((row) => ({ ...row, merchantCode })));
};
