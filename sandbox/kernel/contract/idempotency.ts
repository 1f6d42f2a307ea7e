import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockName } from '#sandbox/kernel/database/lockName.ts';
import { idempotentAnswer } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';

/** What a call with a key is known by. */
interface AnsweredCall {
  /** Whose key it is: a member's id or a merchant's code. */
  owner: string;
  operation: string;
  key: string;
}

/** A call that must act once, however often it is made. */
interface OnceCall extends AnsweredCall {
  /** All that the call asks for. */
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

/** The answer that is stored for a call with a key, as JSON keeps it; undefined where there is none. */
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

/** Names of what only the member knows. */
const SECRETS: readonly string[] = ['paymentPassword'];

/**
 * What a call asks for, as it is compared with a repeat of it. Payment passwords are left out: a repeat is answered ahead
 * of the call's own check, so that one with a wrong password, if it were told apart, would be a try that nobody counts.
 * Now every repeat gets the kept answer. That gives nothing away: it says nothing of the password, and is a record that
 * the member's session can list anyway. To count a try before each look-up would need the password again, and lock out
 * whoever only repeats a lost call.
 */
const comparedOf = (request: unknown): string =>
  JSON.stringify(request, (name, value) => (SECRETS.includes(name) ? undefined : value));

/**
 * The answer to a call, made once for a key: a repeated call gets the stored answer. Refuses a key that was used for
 * another request. `tx` is the transaction that the answer is made in; of two calls at once the second waits.
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
    // What was stored is the answer of the same operation.
    return known.value as Value;
  }
  const value = await answer();
  // A request may hold the password of a new member: only a keyed hash of it cannot be guessed from the database.
  const requestHash = secrets().hash(text);
  await tx
    .insert(idempotentAnswer)
    .values({ owner, operation, key, requestHash, value: value ?? null, at: now });
  return value;
}
