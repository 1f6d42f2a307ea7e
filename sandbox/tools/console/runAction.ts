import { answerOnce, storedAnswer } from '#sandbox/kernel/contract/idempotency.ts';
import { malformedTexts } from '#sandbox/kernel/contract/malformedTexts.ts';
import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { refuseBody } from '#sandbox/kernel/http/refuseBody.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { send } from '#sandbox/kernel/outbox/send.ts';
import type { CheckedAction } from './registry.ts';

/** What a form of the console that was sent is known by. */
const sentForm = ({ merchantCode }: Merchant, action: string, key: string) => ({
  ...{ owner: merchantCode, operation: `console ${action}`, key },
});

/** A result as JSON keeps it. */
const jsonOf = (result: unknown): unknown =>
  JSON.parse(
    JSON.stringify(result ?? null, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  );

/** What came of a form that was sent with a key; undefined where none was, too long ago, or where it only reads. */
export const resultOf = ({ db }: Platform, merchant: Merchant, action: string, key: string) =>
  storedAnswer(db, sentForm(merchant, action, key));

/**
 * Does what a tester asks for, all of it or nothing. Refuses an input that the action's schema does not allow.
 *
 * @param key that of the form that asks for it: sent again, it changes nothing and gets the first result. An action that
 *   only reads runs again instead: its result is not kept
 */
export async function runAction(
  { db, clock }: Platform,
  merchant: Merchant,
  { action, validate }: CheckedAction,
  input: unknown,
  key?: string,
): Promise<unknown> {
  if (!validate(input)) throw refuseBody(validate.errors);
  const malformed = malformedTexts('body', input);
  if (malformed.length > 0) throw refuseParameters(...malformed);
  const { merchantCode } = merchant;
  const now = clock.now();
  return inTransaction(db, (tx) => {
    const run = () =>
      action.run(
        {
          ...{ db: tx, merchant, now },
          publish: publish.bind(undefined, tx, merchantCode, now),
          send: send.bind(undefined, tx, merchantCode, now),
        },
        // The schema has checked it, so it is what the action's type says.
        input as never,
      );
    if (key === undefined || action.readsOnly) return run();
    const once = { ...sentForm(merchant, action.name, key), request: input, now };
    return answerOnce(tx, once, async () => jsonOf(await run()));
  });
}
