import { describe, expect, it } from 'vitest';
import { createSessionStore, type SessionChange } from './sessionStore.ts';

function storeWith(token?: string) {
  let held = token;
  const store = createSessionStore({
    get: () => held,
    set: (next) => {
      held = next;
    },
  });
  const ends: SessionChange[] = [];
  store.subscribe((end) => ends.push(end));
  return { store, ends };
}

describe('the session of a tab (S4.2)', () => {
  it('begins with a token and ends without one', () => {
    const { store, ends } = storeWith();
    store.open('a');
    expect(store.token()).toBe('a');
    store.close();
    expect(store.token()).toBeUndefined();
    expect(ends).toEqual([undefined, 'closed']);
  });

  it('ends when the platform no longer accepts its token', () => {
    const { store, ends } = storeWith('a');
    store.expired('a');
    expect(store.token()).toBeUndefined();
    expect(ends).toEqual(['expired']);
  });

  it('is remembered as lapsed until the player is back or gives up', () => {
    const { store, ends } = storeWith('a');
    store.expired('a');
    expect(store.lapsed()).toBe('a');
    store.open('b');
    expect([store.token(), store.lapsed()]).toEqual(['b', undefined]);
    store.expired('b');
    store.close();
    expect([store.token(), store.lapsed()]).toEqual([undefined, undefined]);
    expect(ends).toEqual(['expired', undefined, 'expired', 'closed']);
  });

  it('reports whether the same player is back', () => {
    const { store, ends } = storeWith('a');
    store.expired('a');
    store.resume('b');
    expect([store.token(), store.lapsed()]).toEqual(['b', undefined]);
    expect(ends).toEqual(['expired', 'resumed']);
  });

  it('survives a late response to the previous token', () => {
    const { store } = storeWith('b');
    store.expired('a');
    expect(store.token()).toBe('b');
  });

  it('reports a change once', () => {
    const { store, ends } = storeWith('a');
    store.open('a');
    store.close();
    store.close();
    expect(ends).toEqual(['closed']);
  });

  it('lasts as long as the page if storage is disabled', () => {
    const store = createSessionStore();
    store.open('a');
    expect(store.token()).toBe('a');
  });
});
