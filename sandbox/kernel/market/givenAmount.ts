import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { parseAmount } from '#sandbox/kernel/money.ts';

const refuse = (name: string, reason: string) => refuseParameters({ in: 'body', name, reason });

/** The amount of a body in minor units. Refuses invalid text by the name of its field. */
export function givenAmount(name: string, text: string): bigint {
  const amount = parseAmount(text);
  if (amount === undefined) throw refuse(name, 'must be an amount with two decimals at most');
  return amount;
}

/** The same; refuses zero too. */
export function givenPayment(name: string, text: string): bigint {
  const amount = givenAmount(name, text);
  if (amount === 0n) throw refuse(name, 'must be above zero');
  return amount;
}
