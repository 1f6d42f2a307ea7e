import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** What storage did not take, because it is full or disabled by the visitor: kept until the page is left. */
const unstored = new Map<string, string>();

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? unstored.get(key) ?? '[]';
  } catch {
    return unstored.get(key) ?? '[]';
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function parsed(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return isTexts(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * A list of texts in the tab's storage, which every component reads alike, and a function that adds to it. A logout clears it.
 *
 * @param key the key in the session storage
 */
export function useKeptList(key: string): [readonly string[], (added: readonly string[]) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '[]',
  );
  const add = (added: readonly string[]) =>
    write(key, JSON.stringify([...new Set([...parsed(read(key)), ...added])]));
  return [parsed(text), add];
}
