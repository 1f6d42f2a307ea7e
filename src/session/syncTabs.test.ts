import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, type SessionStore } from './sessionStore.ts';
import { syncTabs } from './syncTabs.ts';

/** Messages to another tab arrive late on a busy machine. */
const PATIENT = { timeout: 20_000 };

const ends: (() => void)[] = [];

/** A browser tab, with its earlier session, if any. */
function tab(token?: string): SessionStore {
  let held = token;
  const store = createSessionStore({
    get: () => held,
    set: (next) => {
      held = next;
    },
  });
  ends.push(syncTabs(store));
  return store;
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('the tabs of a browser (S4.2)', () => {
  it('are logged in together', async () => {
    const [here, there] = [tab(), tab()];
    here.open('a');
    await vi.waitFor(() => expect(there.token()).toBe('a'), PATIENT);
  });

  it('are logged out together', async () => {
    const [here, there] = [tab('a'), tab('a')];
    here.close();
    await vi.waitFor(() => expect(there.token()).toBeUndefined(), PATIENT);
    expect(there.lapsed()).toBeUndefined();
  });

  it('let a new one join the existing session', async () => {
    tab('a');
    const fresh = tab();
    await vi.waitFor(() => expect(fresh.token()).toBe('a'), PATIENT);
  });

  it('notify each other whether the same player is back', async () => {
    const [here, there] = [tab('a'), tab('a')];
    const heard: unknown[] = [];
    there.subscribe((change) => heard.push([change, there.token()]));
    here.expired('a');
    here.resume('b');
    await vi.waitFor(() => expect(heard).toEqual([['resumed', 'b']]), PATIENT);
    here.close();
    here.open('c');
    await vi.waitFor(() => expect(heard).toHaveLength(3), PATIENT);
    expect(heard.slice(1)).toEqual([
      ['closed', undefined],
      [undefined, 'c'],
    ]);
  });

  it('forget the player whose session ended in them before they follow a login from elsewhere', async () => {
    const [here, there] = [tab('a'), tab()];
    here.expired('a');
    const heard: unknown[] = [];
    here.subscribe((change) => heard.push(change));
    there.open('b');
    await vi.waitFor(() => expect(here.token()).toBe('b'), PATIENT);
    expect(heard).toEqual(['closed', undefined]);
  });

  it('forget a player whose session they still take for open before they follow another login', async () => {
    const [here, there] = [tab('a'), tab('a')];
    const heard: unknown[] = [];
    here.subscribe((change) => heard.push(change));
    there.open('b');
    await vi.waitFor(() => expect(here.token()).toBe('b'), PATIENT);
    expect(heard).toEqual(['closed', undefined]);
  });

  it('keep a session that another one has too', async () => {
    const here = tab('a');
    const heard: unknown[] = [];
    here.subscribe((change) => heard.push(change));
    tab('a');
    const fresh = tab();
    await vi.waitFor(() => expect(fresh.token()).toBe('a'), PATIENT);
    expect(heard).toEqual([]);
  });

  it('each detect a session that the platform has ended', async () => {
    const [here, there] = [tab('a'), tab('a')];
    const third = tab();
    await vi.waitFor(() => expect(third.token()).toBe('a'), PATIENT);
    here.expired('a');
    third.open('b');
    await vi.waitFor(() => expect(there.token()).toBe('b'), PATIENT);
    expect(here.token()).toBe('b');
  });
});
