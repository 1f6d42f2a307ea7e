import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberScreens } from '#src/modules/memberScreens.ts';
import { registry } from '#src/modules/registry.ts';
import { ChunkError, lazyScreens } from '#src/modules/screens.ts';

/** A game starts with as few steps as can be. */
const PLAYED = ['play/GameScreen', 'games/FavouritesScreen', 'games/RecentScreen'];

const never = () => new Promise<never>(() => {});
const SCREEN = 'notFound/NotFoundScreen';

describe('a lazily loaded screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('times out as slow after 120 s, and not before (S9.6)', async () => {
    const { load } = lazyScreens(never, never);
    const ended = vi.fn();
    const loading = load(SCREEN).catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkError', slow: true }));
  });

  it('is missing, not slow, if its messages fail to load (S8.8)', async () => {
    const { load } = lazyScreens(() => Promise.reject(new Error('gone')), never);
    await expect(load(SCREEN)).rejects.toMatchObject({ slow: false });
    await expect(load(SCREEN)).rejects.toBeInstanceOf(ChunkError);
  });
});

describe('the list of screens that visitors load first', () => {
  const own = Object.keys(memberScreens).map((path) => /features\/(.+)\.tsx$/.exec(path)?.[1]);

  it('leaves out every screen that only members open', () => {
    const open = registry.filter(({ audience }) => /everyone|visitor/.test(audience));
    const visited = [...PLAYED, ...open.map(({ screen }) => screen)];
    const members = registry.filter(
      ({ audience, screen }) => /member|agent/.test(audience) && !visited.includes(screen),
    );
    expect(members.filter(({ screen }) => !own.includes(screen)).map(({ id }) => id)).toEqual([]);
  });

  it('includes every screen that a visitor can open', () => {
    const open = registry.filter(({ audience }) => /everyone|visitor/.test(audience));
    expect(open.filter(({ screen }) => own.includes(screen)).map(({ id }) => id)).toEqual([]);
  });
});
