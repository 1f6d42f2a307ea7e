import { recall, remember, type StorageKey } from '#src/session/storage.ts';

const KEY = 'livery.consent' satisfies StorageKey;

/** What this page knows: the stored consent, which it keeps where the browser stores nothing, and whether it is asking again. */
let held: string | undefined;
let asking = false;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The consent as it is stored. */
export const storedConsent = (): string | undefined => recall(KEY) ?? held;

/** Whether the visitor has asked to change the choice. */
export const isAsking = (): boolean => asking;

/** Shows the question again; the choice holds until it is answered. */
export function askAgain(): void {
  asking = true;
  tell();
}

/** Stores a consent, for all tabs, and takes the question away. */
export function storeConsent(text: string): void {
  asking = false;
  remember(KEY, text);
  held = recall(KEY) === undefined ? text : undefined;
  tell();
}

/** Hears of changes, those of other tabs among them. Gives what ends that. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
