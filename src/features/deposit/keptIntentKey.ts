import type { Deposit } from '#src/platform/contract.generated.ts';
import { type HeldKey, newKey } from '#src/session/intentKey.ts';
import { assertKeyHolds } from '#src/session/keyHolds.ts';
import { outcomeOf } from '#src/session/outcomeOf.ts';
import { playerKey } from '#src/session/playerMemory.ts';
import { minorOf } from '#src/shared/balance/minorUnits.ts';

/** The name under which the device keeps the key of a player's deposit. */
export const depositKeyName = (memberId: string): string => playerKey(memberId, 'depositKey');

/** How long a key is kept for another tab, in milliseconds: longer than a deposit can be paid. */
const KEPT_MS = 60 * 60_000;

/** So much older than its key, in milliseconds, a deposit may seem, as clocks are read at other moments. */
const SLACK_MS = 5000;

function kept(name: string): HeldKey | undefined {
  try {
    const { intent, key, sentAt } = Object(JSON.parse(localStorage.getItem(name) ?? '{}'));
    const isWhole = typeof intent === 'string' && typeof key === 'string';
    return isWhole && typeof sentAt === 'number' ? { intent, key, sentAt } : undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, held: HeldKey): void {
  try {
    localStorage.setItem(name, JSON.stringify(held));
  } catch {
    // Storage is full, or switched off by the visitor: the key holds for this page.
  }
}

/** Forgets a key, unless another tab has put its own in the place of it. */
function forget(name: string, key: string): void {
  try {
    if (kept(name)?.key === key) localStorage.removeItem(name);
  } catch {
    // Storage is switched off by the visitor, so there is nothing in it.
  }
}

/** The key of a deposit to begin. */
export interface KeptIntentKey {
  /**
   * The key of an intent, kept on the device under a name, where there is one; one that is kept there already is taken over.
   * @throws PlatformError `key_expired`, where the platform may have forgotten it
   */
  keyFor(intent: string, name: string | undefined): string;
  /** It is known what became of it; to want it again is another intent. */
  done(): void;
  /** Takes note of a try that failed; unless nobody knows what became of it, to want it again is another intent. */
  failed(error: unknown): void;
  /** Whether nobody knows what became of a try, of this page or of another one whose key was taken over. */
  isUnconfirmed(): boolean;
}

function keptFor(intent: string, name: string | undefined): HeldKey | undefined {
  const found = name === undefined ? undefined : kept(name);
  const isFresh = found && Date.now() - found.sentAt < KEPT_MS;
  return isFresh && found.intent === intent ? found : undefined;
}

/** A key that outlives a tab that was closed before the answer came: another one of the same player sends the same intent with it. */
export function createKeptIntentKey(): KeptIntentKey {
  let held: HeldKey | undefined;
  let place: string | undefined;
  let isUnconfirmed = false;
  const done = () => {
    if (held && place !== undefined) forget(place, held.key);
    held = undefined;
    isUnconfirmed = false;
  };
  return {
    keyFor(intent, name) {
      if (held?.intent !== intent) {
        const found = keptFor(intent, name);
        isUnconfirmed = found !== undefined;
        held = found ?? newKey(intent);
        place = name;
        if (name !== undefined) keep(name, held);
      }
      assertKeyHolds(held.sentAt);
      return held.key;
    },
    done,
    failed(error) {
      if (outcomeOf(error, isUnconfirmed) === 'unconfirmed') isUnconfirmed = true;
      else done();
    },
    isUnconfirmed: () => isUnconfirmed,
  };
}

/** Whether a deposit is the one that was begun with an intent, by its own clock and that of the device. */
function isOf(deposit: Deposit, { intent, sentAt }: HeldKey): boolean {
  const { method, provider, amount, promotion = null } = Object(JSON.parse(intent));
  const age = Date.parse(deposit.now) - Date.parse(deposit.createdAt);
  return (
    deposit.method === method &&
    (provider === undefined || deposit.provider === provider) &&
    deposit.promotion === promotion &&
    minorOf(deposit.amount) === minorOf(String(amount)) &&
    age <= Date.now() - sentAt + SLACK_MS
  );
}

/** Forgets the key of a deposit that no longer waits for its player: to want another one like it is another intent. */
export function forgetKeyOf(deposit: Deposit, name: string): void {
  const held = kept(name);
  if (held && isOf(deposit, held)) forget(name, held.key);
}
