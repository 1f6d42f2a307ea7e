import { refuseParameters } from '#sandbox/contract/invalidParameters.ts';
import type { Platform } from '#sandbox/contract/platform.ts';
import { inTransaction } from '#sandbox/contract/transaction.ts';
import { malformedTexts } from '#sandbox/contract/wellFormed.ts';
import { refuseBody } from '#sandbox/control/refuseBody.ts';
import { publish } from '#sandbox/events/publish.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { send } from '#sandbox/outbox/send.ts';
import type { CheckedAction } from './registry.ts';

/** Does what a tester asks for, all of it or nothing. Refuses an input that the action's schema does not allow. */
export async function runAction(
  { db, clock }: Platform,
  merchant: Merchant,
  { action, validate }: CheckedAction,
  input: unknown,
): Promise<unknown> {
  if (!validate(input)) throw refuseBody(validate.errors);
  const malformed = malformedTexts('body', input);
  if (malformed.length > 0) throw refuseParameters(...malformed);
  const { merchantCode } = merchant;
  const now = clock.now();
  return inTransaction(db, (tx) =>
    action.run(
      {
        ...{ db: tx, merchant, now },
        publish: publish.bind(undefined, tx, merchantCode, now),
        send: send.bind(undefined, tx, merchantCode, now),
      },
      // The schema has checked it, so it is what the action's type says.
      input as never,
    ),
  );
}
