import { refuseParameters } from '#sandbox/contract/invalidParameters.ts';
import { parseAmount } from '#sandbox/money.ts';

/** The amount of a body in minor units. Refuses invalid text by the name of its field. */
export function givenAmount(name: string, text: string): bigint {
  const amount = parseAmount(text);
  if (amount === undefined) {
    throw refuseParameters({
      in: 'body',
      name,
      reason: 'must be an amount with two decimals at most',
    });
  }
  return amount;
}
