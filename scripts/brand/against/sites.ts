import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RECORD } from '#scripts/pipeline/emit.ts';
import { filesBelow } from '#scripts/pipeline/hash.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { answerOf, type Core, CoreFailure } from './core.ts';

/** The facts of a built site that are compared. */
export interface SiteFacts {
  /** The home page after gzip with the scripts, styles and fonts that it names, in bytes. */
  firstLoad: number;
  /** All files but the record of the build, in bytes. */
  bytes: number;
  /** The documents, by path. */
  documents: string[];
  /** The colours and measures: custom properties of the page's own style, by selector and name. */
  styles: Record<string, string>;
}

/** Builds brands with a version. Returns why a brand was not built. */
export async function buildWith(
  core: Core,
  brandsDir: string,
  outDir: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const places = ['--brands', brandsDir, '--out', outDir];
  const said = await answerOf(core, 'build', ['--brand', ...ids, ...places]);
  const brands = isObject(said) ? said.brands : undefined;
  if (!Array.isArray(brands)) throw new CoreFailure(core, 'its build gives no list of brands');
  const failed = brands.filter((brand) => isObject(brand) && brand.status === 'failed');
  return new Map(
    failed.map((brand) => [
      String(brand.id),
      String(brand.problem ?? 'it is refused by the build'),
    ]),
  );
}

const gzipped = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

/** The scripts, styles and fonts that the tags of a document name. */
function namedAssets(html: string): string[] {
  const tags = html.match(/<(?:script|link|meta)\b[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => tag.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g) ?? []);
  return [...new Set(paths)].map((path) => path.slice(1));
}

/** Each `--name: value` in the rules of the inline styles. */
function customProperties(html: string): Record<string, string> {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const rules = [...styles.join('').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return Object.fromEntries(
    rules.flatMap(([, selector = '', body = '']) =>
      [...body.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [
        `${selector.trim()} ${name}`,
        value.trim(),
      ]),
    ),
  );
}

/** Reads a built site. */
export function siteFacts(dir: string): SiteFacts {
  const html = readFileSync(join(dir, 'index.html'));
  // The record says who built it, which is no part of what visitors get.
  const files = filesBelow(dir).filter((path) => path !== RECORD);
  const sizes = files.map((path) => readFileSync(join(dir, path)).length);
  const assets = namedAssets(html.toString()).filter((path) => existsSync(join(dir, path)));
  const firstLoad = assets.map((path) => gzipped(readFileSync(join(dir, path))));
  return {
    firstLoad: [gzipped(html), ...firstLoad].reduce((sum, size) => sum + size, 0),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    documents: files.filter((path) => path.endsWith('.html')),
    styles: customProperties(html.toString()),
  };
}
