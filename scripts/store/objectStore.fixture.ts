import { expect, it } from 'vitest';
import type { ObjectStore } from './objectStore.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

/** What every kind of store promises. `made` makes an empty one. */
export function expectStore(made: () => ObjectStore): void {
  it('keeps the first content of an object', async () => {
    const store = made();
    expect(await store.create('a/b', bytes('first'))).toBe(true);
    expect(await store.create('a/b', bytes('second'))).toBe(false);
    expect(text(await store.get('a/b'))).toBe('first');
  });

  it('lists objects below a prefix, and the names right below it', async () => {
    const store = made();
    for (const key of ['a/2/x', 'a/1', 'ab/3']) await store.create(key, bytes(key));
    expect(await store.list('a')).toEqual([
      { key: 'a/1', size: 3 },
      { key: 'a/2/x', size: 5 },
    ]);
    expect(await store.names('a')).toEqual(['1', '2']);
    expect(await store.list('missing')).toEqual([]);
  });

  it('has no object after it was removed', async () => {
    const store = made();
    await store.create('a', bytes('a'));
    expect(await store.has('a')).toBe(true);
    await store.remove('a');
    await store.remove('a');
    expect(await store.has('a')).toBe(false);
    expect(await store.get('a')).toBeUndefined();
  });

  it('replaces an object only for a writer that has read its newest version', async () => {
    const store = made();
    expect(await store.current('o')).toBeUndefined();
    expect(await store.replace('o', bytes('one'), undefined)).toBe(true);
    expect(await store.replace('o', bytes('other'), undefined)).toBe(false);
    const read = await store.current('o');
    expect(text(read?.bytes)).toBe('one');
    expect(await store.replace('o', bytes('two'), read?.version)).toBe(true);
    expect(await store.replace('o', bytes('late'), read?.version)).toBe(false);
    expect(text((await store.current('o'))?.bytes)).toBe('two');
  });

  it('lets one of many writers at the same moment replace an object', async () => {
    const store = made();
    await store.replace('o', bytes('0'), undefined);
    const version = (await store.current('o'))?.version;
    const writers = Array.from({ length: 20 }, (_, number) => `writer ${number}`);
    const done = await Promise.all(writers.map((w) => store.replace('o', bytes(w), version)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(text((await store.current('o'))?.bytes)).toBe(writers[done.indexOf(true)]);
  });
}
