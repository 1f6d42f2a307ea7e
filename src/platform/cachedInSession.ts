/** How long a response kept by a tab is valid, in milliseconds. */
const KEPT_MS = 10 * 60_000;

const PREFIX = 'livery.kept.';

interface Kept {
  at: number;
  value: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'value' in value;

function recall(key: string, now: number): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return isKept(kept) && kept.at <= now && now - kept.at < KEPT_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled by the visitor: the next page fetches it again.
  }
}

/**
 * The result of `ask`, cached in the tab's session storage (S9.5). `Value` is what the contract promises under that key. After
 * ten minutes it is fetched again, so that a tab that stays open sees changes.
 */
export async function cachedInSession<Value>(
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const kept = recall(key, Date.now());
  if (kept) return kept.value as Value;
  const value = await ask();
  keep(key, { at: Date.now(), value });
  return value;
}
