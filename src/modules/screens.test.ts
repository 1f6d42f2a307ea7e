import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError, lazyScreens } from '#src/modules/screens.ts';

const never = () => new Promise<never>(() => {});
const SCREEN = 'notFound/NotFoundScreen';

describe('a screen that is fetched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is given up as slow after 120 s, and not before (S9.6)', async () => {
    const { load } = lazyScreens(never, never);
    const ended = vi.fn();
    const loading = load(SCREEN).catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkError', slow: true }));
  });

  it('is missing, not slow, where its messages do not come (S8.8)', async () => {
    const { load } = lazyScreens(() => Promise.reject(new Error('gone')), never);
    await expect(load(SCREEN)).rejects.toMatchObject({ slow: false });
    await expect(load(SCREEN)).rejects.toBeInstanceOf(ChunkError);
  });
});
