import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { DEPOSIT_METHODS, providerOf } from '../methods.ts';
import type { Deposit } from './changeDeposit.ts';

/** An account of the platform that receives payments by hand, or once did. */
export interface Destination {
  provider: string;
  number: string;
}

/** The accounts that a payment of a deposit can have gone to: the requested one first, then the others and the former ones. */
export function destinationsOf({ method, provider }: Pick<Deposit, 'method' | 'provider'>) {
  const asked = providerOf(method, provider);
  const others = DEPOSIT_METHODS[method].providers.filter((one) => one !== asked);
  return [...(asked ? [asked] : []), ...others].flatMap(({ name, payTo }): Destination[] =>
    payTo
      ? [payTo.number, ...payTo.formerNumbers].map((number) => ({ provider: name, number }))
      : [],
  );
}

/**
 * The columns for the account a player says they paid to: null if it is the requested one. Refuses an account that is not the platform's
 * (`deposit_method_unknown`).
 */
export function sentToOf(before: Deposit, sentTo: Destination | undefined) {
  const [asked, ...others] = destinationsOf(before);
  const same = (one: Destination | undefined) =>
    one?.provider === sentTo?.provider && one?.number === sentTo?.number;
  if (sentTo === undefined || same(asked)) return { sentProvider: null, sentNumber: null };
  if (!others.some(same)) throw new Refusal('deposit_method_unknown');
  return { sentProvider: sentTo.provider, sentNumber: sentTo.number };
}
