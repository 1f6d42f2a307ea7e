import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockName } from '#sandbox/kernel/database/lockName.ts';
import { idempotentAnswer } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';

/** The identity of a call with a key. */
interface AnsweredCall {
  /** The key's owner: a member's id or a merchant's code. */
  owner: string;
  operation: string;
  key: string;
}

/** A call that must act once, however often it is sent. */
interface OnceCall extends AnsweredCall {
  /** The whole request of the call. */
  request: unknown;
  now: Date;
}

const isCall = ({ owner, operation, key }: AnsweredCall) =>
  and(
    eq(idempotentAnswer.owner, owner),
    eq(idempotentAnswer.operation, operation),
    eq(idempotentAnswer.key, key),
  );

/** Whether a call with a key was answered before. */
export async function isAnswered(db: Database, call: AnsweredCall): Promise<boolean> {
  const rows = await db
    .select({ at: idempotentAnswer.at })
    .from(idempotentAnswer)
    .where(isCall(call));
  return rows.length > 0;
}

/** The stored answer of a call with a key, as JSON keeps it; undefined if there is none. */
export async function storedAnswer(
  db: Database,
  call: AnsweredCall,
): Promise<{ value: unknown } | undefined> {
  const [stored] = await db
    .select({ value: idempotentAnswer.value })
    .from(idempotentAnswer)
    .where(isCall(call));
  return stored;
}

/** Fields that only the member knows. */
const SECRETS: readonly string[] = ['paymentPassword'];

/**
 * The text of a call's request, compared with that of a repeat. Payment passwords are left out: a repeat is answered before the call's own
 * check, so that one with a wrong password, if it were distinguished, would be an uncounted try. So every repeat gets the stored answer.
 * That gives nothing away: it says nothing of the password, and is a record that the member's session can list anyway. Counting a try
 * before each look-up would need the password again, and lock out players who only repeat a lost call.
 */
const comparedOf = (request: unknown): string =>
  JSON.stringify(request, (name, value) => (SECRETS.includes(name) ? undefined : value));

/**
 * The answer to a call, made once per key: a repeated call gets the stored answer. Refuses a key that was used for another request. `tx` is
 * the transaction that the answer is made in; of two concurrent calls the second waits.
 */
export async function answerOnce<Value>(
  tx: Database,
  { owner, operation, key, request, now }: OnceCall,
  answer: () => Promise<Value>,
): Promise<Value> {
  const text = comparedOf(request);
  await lockName(tx, `${owner} ${operation} ${key}`);
  const [known] = await tx.select().from(idempotentAnswer).where(isCall({ owner, operation, key }));
  if (known) {
    if (!secrets().isHashOf(text, known.requestHash)) throw new Refusal('idempotency_key_reused');
    // The stored answer is of the same operation.
    return known.value as Value;
  }
  const value = await answer();
  // A request may hold a new member's password: only a keyed hash of it cannot be guessed from the database.
  const requestHash = secrets().hash(text);
  await tx
    .insert(idempotentAnswer)
    .values({ owner, operation, key, requestHash, value: value ?? null, at: now });
  return value;
}
