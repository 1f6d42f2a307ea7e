import { runInNewContext } from 'node:vm';
import { type BootOptions, bootScript } from '#src/app/boot.ts';

/** The script options of an English document. */
export const OPTIONS: BootOptions = {
  language: 'en',
  languages: { default: 'en', supported: ['en', 'bn'] },
  themes: { default: 'dark', available: ['dark', 'light'] },
};

interface Device {
  scripts?: boolean;
  saveData?: boolean;
  onLine?: boolean;
  /** Settles once the first picture of the requested list is painted. */
  shown?: Promise<unknown>;
}

/** Runs the script in its own document; `null` stands for a browser that refuses storage. */
export function runBoot(
  stored: Record<string, string> | null,
  address = '/',
  changed?: Partial<BootOptions>,
  device: Device = {},
) {
  const root: { dataset: Record<string, string> } = { dataset: {} };
  const bar = { content: '#000', dataset: { dark: '#000', light: '#fff' } };
  const { scripts = true, saveData = false, onLine = true, shown } = device;
  const list = scripts
    ? { content: '/assets/libraries.js /assets/client.js,/assets/lobby.js' }
    : null;
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
  runInNewContext(bootScript({ ...OPTIONS, ...changed }), world);
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
