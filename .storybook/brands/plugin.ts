import { extname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#scripts/languages/languageFolders.ts';
import { languageMessages } from '#scripts/storybook/brandFiles.ts';
import { readStoryBrands, type StoryBrands } from '#scripts/storybook/readStoryBrands.ts';

const ID = 'virtual:livery-brands';
const RESOLVED = `\0${ID}`;

/** The module with the platform's messages in one language: `virtual:livery-language/TAG`. */
const LANGUAGE = 'virtual:livery-language/';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** The code of a property that imports a language when it is asked for. */
const loaderOf = (tag: string): string =>
  `${JSON.stringify(tag)}: () => import(${JSON.stringify(LANGUAGE + tag)})`;

/**
 * Gives stories the module `virtual:livery-brands`: every brand of a folder, as its site would have it. A new folder
 * is a new brand; a change in one shows at once.
 */
export function brandsPlugin(folder: string): Plugin {
  const brandsDir = resolve(folder);
  let reading: Promise<StoryBrands> | undefined;
  const read = (): Promise<StoryBrands> => {
    reading ??= readStoryBrands(brandsDir);
    return reading;
  };
  return {
    name: 'livery:brands',
    resolveId: (id) => (id === ID || id.startsWith(LANGUAGE) ? `\0${id}` : undefined),
    load: async (id) => {
      if (id.startsWith(`\0${LANGUAGE}`)) return languageMessages(id.slice(LANGUAGE.length + 1));
      if (id !== RESOLVED) return undefined;
      return [
        `export const brands = ${JSON.stringify((await read()).brands)};`,
        `export const languages = ${JSON.stringify(LANGUAGES)};`,
        `export const platformMessages = {${LANGUAGES.map(({ tag }) => loaderOf(tag)).join(',')}};`,
      ].join('\n');
    },
    async generateBundle() {
      for (const [fileName, source] of (await read()).files) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer(server) {
      server.watcher.add(brandsDir).on('all', (_event, path) => {
        if (!path.startsWith(brandsDir)) return;
        reading = undefined;
        const module = server.moduleGraph.getModuleById(RESOLVED);
        if (module) void server.reloadModule(module);
      });
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        const bytes = path.startsWith('assets/') ? (await read()).files.get(path) : undefined;
        if (!bytes) return next();
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
        response.end(bytes);
      });
    },
  };
}
