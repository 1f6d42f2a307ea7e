import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { parseHundredths } from '#sandbox/kernel/money.ts';
import { parseAmount } from './amountText.ts';
import { bookDecimals, type Priced, unitOf } from './currencyUnit.ts';

const refuse = (name: string, reason: string) => refuseParameters({ in: 'body', name, reason });

/** A figure of a body in hundredths, such as points, which belong to no currency. Refuses invalid text by the name of its field. */
export function givenHundredths(name: string, text: string): bigint {
  const figure = parseHundredths(text);
  if (figure === undefined) throw refuse(name, 'must be an amount with two decimals at most');
  return figure;
}

/** The amount of a body in minor units. Refuses invalid text by the name of its field, and decimals that the merchant's currency lacks. */
export function givenAmount(merchant: Priced, name: string, text: string): bigint {
  const amount = parseAmount(merchant, text);
  if (amount === undefined)
    throw refuse(name, `must be an amount with ${bookDecimals(merchant)} decimals at most`);
  if (amount % unitOf(merchant) === 0n) return amount;
  throw refuse(name, `must be a whole amount of ${merchant.brand.market.currency}`);
}

/** The same; refuses zero too. */
export function givenPayment(merchant: Priced, name: string, text: string): bigint {
  const amount = givenAmount(merchant, name, text);
  if (amount === 0n) throw refuse(name, 'must be above zero');
  return amount;
}
