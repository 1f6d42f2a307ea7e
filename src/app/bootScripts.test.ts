import { describe, expect, it } from 'vitest';
import { runBoot } from './bootDocument.fixture.ts';

describe('the scripts of the app', () => {
  it('loads a page without scripts anew once the device has a connection (S8.8)', async () => {
    const { happens, brought, reloads } = runBoot({}, '/', {}, { scripts: false });
    expect(reloads()).toBe(0);
    await happens('online');
    expect(reloads()).toBe(1);
    await happens('load');
    expect(brought).toEqual([]);
  });

  it('leaves such a page where a connection was there for no more than a moment', async () => {
    const { happens, reloads } = runBoot({}, '/', {}, { scripts: false, onLine: false });
    await happens('online');
    expect(reloads()).toBe(0);
  });

  it('leaves a page with scripts as it is when a connection comes back', async () => {
    const { happens, reloads } = runBoot({});
    await happens('online');
    expect(reloads()).toBe(0);
  });

  it.each([{}, null])(
    'brings the scripts once the page is painted, in their order, and only once',
    async (stored) => {
      const { brought, happens } = runBoot(stored);
      expect(brought).toEqual([]);
      await happens('load');
      await happens('DOMContentLoaded');
      expect(brought).toEqual([
        { tag: 'link', rel: 'modulepreload', href: '/assets/lobby.js' },
        { tag: 'script', type: 'module', async: false, src: '/assets/libraries.js' },
        { tag: 'script', type: 'module', async: false, src: '/assets/client.js' },
      ]);
    },
  );

  it('brings the scripts in the frame after the one that paints what has come', async () => {
    const { brought, fires, frame } = runBoot({});
    await fires('load');
    expect(brought).toEqual([]);
    frame();
    expect(brought).toEqual([]);
    frame();
    expect(brought).toHaveLength(3);
  });

  it('brings the scripts after the first picture of the list that the document asked for', async () => {
    let paint = () => {};
    const shown = new Promise<void>((resolve) => {
      paint = resolve;
    });
    const { brought, happens } = runBoot({}, '/', {}, { shown });
    const loaded = happens('load');
    expect(brought).toEqual([]);
    paint();
    await loaded;
    expect(brought).toHaveLength(3);
  });

  it('brings the scripts though a picture never comes', async () => {
    const { brought, happens } = runBoot({});
    await happens('DOMContentLoaded');
    expect(brought).toHaveLength(3);
  });
});
