import { recall, remember, type StorageKey } from '#src/session/storage.ts';

const KEY = 'livery.consent' satisfies StorageKey;

/** This page's own state: the stored consent, kept here if the browser stores nothing, and whether the question is shown again. */
let held: string | undefined;
let asking = false;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** The consent in its stored form. */
export const storedConsent = (): string | undefined => recall(KEY) ?? held;

/** Whether the visitor has asked to change the choice. */
export const isAsking = (): boolean => asking;

/** Asks for consent again; the choice holds until answered. */
export function reopenConsent(): void {
  asking = true;
  tell();
}

/** Stores a consent for all tabs, and closes the question. */
export function storeConsent(text: string): void {
  asking = false;
  remember(KEY, text);
  held = recall(KEY) === undefined ? text : undefined;
  tell();
}

/** Subscribes to changes, those of other tabs too. Returns the unsubscribe. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
