import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { lockName } from '#sandbox/database/lockName.ts';
import { idempotentAnswer } from '#sandbox/database/schema/platform.ts';
import { secrets } from '#sandbox/secrets/secrets.ts';
import { Refusal } from './failure.ts';

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

/**
 * The answer to a call, made once for a key: a repeated call gets the stored answer. Refuses a key that was used for
 * another request. `tx` is the transaction that the answer is made in; of two calls at once the second waits.
 */
export async function answerOnce<Value>(
  tx: Database,
  { owner, operation, key, request, now }: OnceCall,
  answer: () => Promise<Value>,
): Promise<Value> {
  const text = JSON.stringify(request);
  await lockName(tx, `${owner} ${operation} ${key}`);
  const [known] = await tx.select().from(idempotentAnswer).where(isCall({ owner, operation, key }));
  if (known) {
    if (!secrets().isHashOf(text, known.requestHash)) throw new Refusal('idempotency_key_reused');
    // What was stored is the answer of the same operation.
    return known.value as Value;
  }
  const value = await answer();
  // A request may hold a payment password: only a keyed hash of it cannot be guessed from the database.
  const requestHash = secrets().hash(text);
  await tx
    .insert(idempotentAnswer)
    .values({ owner, operation, key, requestHash, value: value ?? null, at: now });
  return value;
}
