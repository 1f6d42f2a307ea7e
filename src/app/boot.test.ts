import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type BootOptions, bootScript } from '#src/app/boot.ts';

const options: BootOptions = {
  language: 'en',
  languages: { default: 'en', supported: ['en', 'bn'] },
  themes: { default: 'dark', available: ['dark', 'light'] },
};

interface Device {
  scripts?: boolean;
  saveData?: boolean;
  onLine?: boolean;
  /** Settles once the first picture of a list that the document asked for is painted. */
  shown?: Promise<unknown>;
}

/** Runs the script in a document of its own; `null` for a browser that refuses storage. */
function run(
  stored: Record<string, string> | null,
  address = '/',
  changed?: Partial<BootOptions>,
  device: Device = {},
) {
  const root: { dataset: Record<string, string> } = { dataset: {} };
  const bar = { content: '#000', dataset: { dark: '#000', light: '#fff' } };
  const { scripts = true, saveData = false, onLine = true, shown } = device;
  const list = scripts ? { content: '/assets/client.js /assets/lobby.js' } : null;
  let reloads = 0;
  const brought: Record<string, string>[] = [];
  const events = new Map<string, () => unknown>();
  const frames: (() => void)[] = [];
  const url = new URL(address, 'https://site.test');
  const replaced: string[] = [];
  const world: Record<string, unknown> = {
    liveryFirstList: shown && { shown },
    document: {
      documentElement: root,
      querySelector: (selector: string) => (selector.includes('scripts') ? list : bar),
      createElement: (tag: string) => ({ tag }),
      head: { append: (element: Record<string, string>) => brought.push(element) },
    },
    addEventListener: (name: string, listener: () => unknown) => events.set(name, listener),
    setTimeout: (work: () => void) => work(),
    requestAnimationFrame: (work: () => void) => frames.push(work),
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      replace: (to: string) => replaced.push(to),
      reload: () => {
        reloads += 1;
      },
    },
    navigator: { onLine, connection: { saveData } },
    get localStorage() {
      if (!stored) throw new Error('refused');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  };
  world.globalThis = world;
  runInNewContext(bootScript({ ...options, ...changed }), world);
  const frame = () => frames.shift()?.();
  const fires = async (name: string) => events.get(name)?.();
  const happens = async (name: string) => {
    await fires(name);
    while (frames.length > 0) frame();
  };
  return {
    dataset: root.dataset,
    colour: bar.content,
    replaced,
    brought,
    happens,
    fires,
    frame,
    reloads: () => reloads,
  };
}

describe('the boot script', () => {
  it('saves data where the device asks for it, and as the visitor chose before all', () => {
    const asked = { saveData: true };
    expect(run({}, '/', {}, asked).dataset).toEqual({ dataSaver: 'on' });
    expect(run(null, '/', {}, asked).dataset).toEqual({ dataSaver: 'on' });
    expect(run({ 'livery.dataSaver': 'off' }, '/', {}, asked).dataset.dataSaver).toBe('off');
    expect(run({ 'livery.dataSaver': 'on' }).dataset).toEqual({ dataSaver: 'on' });
  });

  it('loads a page without scripts anew once the device has a connection (S8.8)', async () => {
    const { happens, brought, reloads } = run({}, '/', {}, { scripts: false });
    expect(reloads()).toBe(0);
    await happens('online');
    expect(reloads()).toBe(1);
    await happens('load');
    expect(brought).toEqual([]);
  });

  it('leaves such a page where a connection was there for no more than a moment', async () => {
    const { happens, reloads } = run({}, '/', {}, { scripts: false, onLine: false });
    await happens('online');
    expect(reloads()).toBe(0);
  });

  it('leaves a page with scripts as it is when a connection comes back', async () => {
    const { happens, reloads } = run({});
    await happens('online');
    expect(reloads()).toBe(0);
  });

  it('sets a stored theme and the colour of the browser bar before the first paint', () => {
    expect(run({ 'livery.theme': 'light' })).toMatchObject({
      dataset: { theme: 'light' },
      colour: '#fff',
    });
  });

  it('ignores a stored theme that the brand does not have', () => {
    const changed: Partial<BootOptions> = { themes: { default: 'dark', available: ['dark'] } };
    expect(run({ 'livery.theme': 'light' }, '/', changed).dataset).toEqual({});
  });

  it.each([
    ['en', 'bn', '/', '/bn/'],
    ['en', 'bn', '/rng?vassalage=PG#top', '/bn/rng?vassalage=PG#top'],
    ['bn', 'en', '/bn', '/'],
    ['bn', 'en', '/bn/rng', '/rng'],
  ] as const)(
    'takes a visitor of the %s page who chose %s from %s to %s',
    (language, chosen, from, to) => {
      expect(run({ 'livery.language': chosen }, from, { language }).replaced).toEqual([to]);
    },
  );

  it.each(['/bn//other.test/', '/bn///other.test/', '/bn/\\\\other.test/'])(
    'never takes a visitor of %s to another site',
    (from) => {
      const { replaced } = run({ 'livery.language': 'en' }, from, { language: 'bn' });
      const target = new URL(replaced[0] ?? '', 'https://site.test');
      expect(target.host).toBe('site.test');
    },
  );

  it.each(['en', 'fr', ''])('stays where the chosen language is %j', (chosen) => {
    expect(run({ 'livery.language': chosen }, '/rng').replaced).toEqual([]);
  });

  it('leaves the page as it is where storage is refused', () => {
    expect(run(null)).toMatchObject({ dataset: {}, colour: '#000', replaced: [] });
  });

  it.each([{}, null])(
    'brings the scripts once the page is painted, and only once',
    async (stored) => {
      const { brought, happens } = run(stored);
      expect(brought).toEqual([]);
      await happens('load');
      await happens('DOMContentLoaded');
      expect(brought).toEqual([
        { tag: 'link', rel: 'modulepreload', href: '/assets/lobby.js' },
        { tag: 'script', type: 'module', src: '/assets/client.js' },
      ]);
    },
  );

  it('brings the scripts in the frame after the one that paints what has come', async () => {
    const { brought, fires, frame } = run({});
    await fires('load');
    expect(brought).toEqual([]);
    frame();
    expect(brought).toEqual([]);
    frame();
    expect(brought).toHaveLength(2);
  });

  it('brings the scripts after the first picture of the list that the document asked for', async () => {
    let paint = () => {};
    const shown = new Promise<void>((resolve) => {
      paint = resolve;
    });
    const { brought, happens } = run({}, '/', {}, { shown });
    const loaded = happens('load');
    expect(brought).toEqual([]);
    paint();
    await loaded;
    expect(brought).toHaveLength(2);
  });

  it('brings the scripts though a picture never comes', async () => {
    const { brought, happens } = run({});
    await happens('DOMContentLoaded');
    expect(brought).toHaveLength(2);
  });

  it('remembers a collapsed side menu', () => {
    expect(run({ 'livery.sideMenu': 'collapsed' }).dataset.sideMenu).toBe('collapsed');
  });

  it('is the same text for the same options, and cannot close its own element', () => {
    const text = bootScript({ ...options, language: '</script><script>' });
    expect(bootScript({ ...options, language: '</script><script>' })).toBe(text);
    expect(text).not.toContain('</script');
  });
});
