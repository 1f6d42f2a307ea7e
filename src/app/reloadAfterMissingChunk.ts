import { saveFormText } from '#src/app/formText.ts';

const KEY = 'livery.reloadedAt';

/** A second failure within this time is no longer blamed on a deployment, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Reloads the page after a chunk was missing, since a deployment may have replaced it (S8.8), and keeps what was typed; only once, so that
 * a broken site does not reload forever, and not when offline. Never resolves if it reloads.
 */
export async function reloadAfterMissingChunk(now: number = Date.now()): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < PATIENCE_MS) return;
    sessionStorage.setItem(KEY, String(now));
    saveFormText();
  } catch {
    return;
  }
  location.reload();
  await new Promise(() => {});
}
