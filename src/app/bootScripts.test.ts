import { describe, expect, it } from 'vitest';
import { runBoot } from './bootDocument.fixture.ts';

describe('the scripts of the app', () => {
  it('reloads a page without scripts once the device is online (S8.8)', async () => {
    const { happens, brought, reloads } = runBoot({}, '/', {}, { scripts: false });
    expect(reloads()).toBe(0);
    await happens('online');
    expect(reloads()).toBe(1);
    await happens('load');
    expect(brought).toEqual([]);
  });

  it('does not reload such a page after a momentary connection', async () => {
    const { happens, reloads } = runBoot({}, '/', {}, { scripts: false, onLine: false });
    await happens('online');
    expect(reloads()).toBe(0);
  });

  it('does not reload a page with scripts when the device is online again', async () => {
    const { happens, reloads } = runBoot({});
    await happens('online');
    expect(reloads()).toBe(0);
  });

  it.each([{}, null])(
    'loads the scripts once the page is painted, in order, and only once',
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

  it('loads the scripts in the frame after the first paint', async () => {
    const { brought, fires, frame } = runBoot({});
    await fires('load');
    expect(brought).toEqual([]);
    frame();
    expect(brought).toEqual([]);
    frame();
    expect(brought).toHaveLength(3);
  });

  it('loads the scripts after the first picture of the list that the document requested', async () => {
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

  it('loads the scripts even if the picture never loads', async () => {
    const { brought, happens } = runBoot({});
    await happens('DOMContentLoaded');
    expect(brought).toHaveLength(3);
  });
});
