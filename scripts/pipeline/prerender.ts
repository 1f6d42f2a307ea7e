import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#src/brand/page.ts';
import type { GamesLook } from '#src/platform/endpoints/games/gameSections.ts';

/** Renders page data to the app's HTML at a path: the export of `src/app/prerender.tsx`. */
export type Render = (page: PageData, path: string, games?: GamesLook) => string;

const hasRender = (module: unknown): module is { render: Render } =>
  typeof module === 'object' &&
  module !== null &&
  'render' in module &&
  typeof module.render === 'function';

/** Loads the prerender bundle of a compiled app. */
export async function loadRender(compiledDir: string): Promise<Render> {
  const file = pathToFileURL(join(compiledDir, 'prerender', 'prerender.js'));
  const module: unknown = await import(file.href);
  if (!hasRender(module)) throw new Error(`${file.href} exports no render().`);
  return module.render;
}

/**
 * The HTML of a page.
 * @throws if it has style attributes, which the site's policy forbids and browsers would drop
 */
export function prerender(render: Render, page: PageData, path: string, games?: GamesLook): string {
  const html = render(page, path, games);
  const inline = /<[a-z][^>]*\sstyle="[^"]*"/i.exec(html);
  if (inline) throw new Error(`The prerendered page ${path} has a style attribute: ${inline[0]}`);
  return html;
}
