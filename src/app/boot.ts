import { inlineScript } from '#src/app/inlineScript.ts';
import type { PageBrand } from '#src/brand/page.ts';

/** The boot script's options for one document. */
export interface BootOptions {
  /** The language of the document. */
  language: string;
  languages: Pick<PageBrand['languages'], 'default' | 'supported'>;
  themes: PageBrand['themes'];
}

/**
 * Runs in the head, before the first paint, as text: it must name nothing outside itself. Sets the stored theme, the collapsed side menu
 * and the data saver (which a device may also request) on the root, and redirects a visitor who chose another language to the same page in
 * it. If storage is refused, the document stays as it is. The app's scripts load once the prerendered page and its pictures are painted, so
 * that they take neither bandwidth nor the processor from it; they wait at most a second for a picture.
 */
function boot({ language, languages, themes }: BootOptions): void {
  const root = document.documentElement;
  const scripts = () =>
    document.querySelector<HTMLMetaElement>('meta[name="livery-scripts"]')?.content;
  // The offline page has no scripts: it reloads once there is a lasting connection. The short wait is for a visitor who is on the way to
  // another page, which a reload would cancel.
  addEventListener('online', () => {
    if (scripts() === undefined) setTimeout(() => navigator.onLine && location.reload(), 1000);
  });
  let brought = false;
  const bring = () => {
    const parts = (scripts() ?? '').split(',').map((part) => part.split(' ').filter(Boolean));
    const [run = [], follow = []] = parts;
    if (brought || run.length === 0) return;
    brought = true;
    for (const href of follow) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    // Each runs in a task of its own, in this order.
    for (const src of run) {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, { type: 'module', async: false, src }));
    }
  };
  addEventListener('load', async () => {
    await globalThis.liveryFirstList?.shown;
    // What has arrived is painted in the first of the two frames.
    requestAnimationFrame(() => requestAnimationFrame(bring));
  });
  addEventListener('DOMContentLoaded', () => setTimeout(bring, 1000));
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  if (connection?.saveData) root.dataset.dataSaver = 'on';
  let stored: Storage;
  try {
    stored = localStorage;
  } catch {
    return;
  }
  const chosen = stored.getItem('livery.language');
  const prefix = (tag: string) => (tag === languages.default ? '' : `/${tag}`);
  if (chosen && chosen !== language && languages.supported.some((tag) => tag === chosen)) {
    const own = prefix(language);
    const path = location.pathname;
    const inside = path === own || path.startsWith(`${own}/`);
    // One slash at most: two would lead to whatever site the rest names.
    const rest = `/${inside ? path.slice(own.length) : path}`.replace(/^\/+/, '/');
    location.replace(prefix(chosen) + rest + location.search + location.hash);
  }
  const theme = stored.getItem('livery.theme');
  if (theme && themes.available.some((name) => name === theme)) {
    root.dataset.theme = theme;
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const colour = bar?.dataset[theme];
    if (bar && colour) bar.content = colour;
  }
  const saver = stored.getItem('livery.dataSaver');
  if (saver) root.dataset.dataSaver = saver;
  if (stored.getItem('livery.sideMenu') === 'collapsed') root.dataset.sideMenu = 'collapsed';
}

/**
 * The source of the inline script of a document's head. It goes after `<meta name="theme-color">`, which carries the
 * colour of each theme as `data-dark` and `data-light`; `<meta name="livery-scripts">` names the app's scripts: those
 * to run, in their order, and behind a comma those that they import.
 */
export const bootScript = ({ language, languages, themes }: BootOptions): string =>
  inlineScript(boot, { language, languages, themes });
