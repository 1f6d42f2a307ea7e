import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { RECORD } from '#scripts/pipeline/emit.ts';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { brandOfSite } from '#scripts/pipeline/markets.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { run } from './cli.ts';

/** In memory where that is possible: a busy disk takes its time for what has to be on it before a command goes on. */
const WITHIN = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** The moment of every command of the tests. */
const NOW = new Date('2026-03-03T12:00:00Z');

const HEADERS = `/*
  Content-Security-Policy: default-src 'none'
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
/
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

const REDIRECTS =
  '/home /index.html 200\n/search /200.html 200\n/en/* /:splat 301\n/* /404.html 404\n';

/** A file that every site has, as the chunks of the compiled app. */
const SHARED = 'export const shared = "the compiled app";\n'.repeat(200);

const page = (id: string, text: string) =>
  `<!doctype html><title>${text}</title><script type="application/json" id="livery-page">{"brand":{"id":"${brandOfSite(id)}"}}</script>` +
  `<p>${text}</p>`.repeat(200);

/** The files of a small site as a build would write it. */
export const siteFiles = (id: string, text: string): Record<string, string> => ({
  'index.html': page(id, text),
  '200.html': page(id, `shell ${text}`),
  '404.html': page(id, `missing ${text}`),
  'assets/app.js': SHARED,
  'assets/icon.png': `icon of ${id}`,
  _headers: HEADERS,
  _redirects: REDIRECTS,
  'manifest.webmanifest': '{}',
});

/** Writes a built site. */
export function writeSite(
  outDir: string,
  id: string,
  files: Readonly<Record<string, string>>,
  domains: readonly string[] = [`${id}.example`],
): void {
  const folder = join(outDir, id);
  rmSync(folder, { recursive: true, force: true });
  const record = Object.entries(files).map(([path, text]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    return { path, size: Buffer.byteLength(text), sha256: sha256(text) };
  });
  const head = { brand: id, name: id, domains, inputs: 'i', revision: 'c0ffee' };
  writeFileSync(join(folder, RECORD), JSON.stringify({ ...head, files: record }));
}

/** Writes a brand's folder, with further markets. */
export function writeBrand(brandsDir: string, id: string, ...markets: string[]): void {
  mkdirSync(join(brandsDir, id), { recursive: true });
  const manifest = { id, markets: markets.map((market) => ({ id: market })) };
  writeFileSync(join(brandsDir, id, 'brand.json'), JSON.stringify(manifest));
}

/** A folder with brands, built sites and a store, and the command line on them. */
export function releases() {
  const folder = mkdtempSync(join(WITHIN, 'livery-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [storeDir, brandsDir, outDir] = ['store', 'brands', 'dist'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  mkdirSync(brandsDir);
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    interactive: false,
    now: () => NOW,
  };
  return {
    folder,
    storeDir,
    brandsDir,
    outDir,
    store: new DirectoryStore(storeDir),
    out,
    err,
    /** Builds a brand anew, with its text in every document. */
    build(id: string, text: string, domains?: readonly string[]): void {
      writeBrand(brandsDir, id);
      writeSite(outDir, id, siteFiles(id, text), domains);
    },
    /** Runs one command line and returns the exit code. */
    async release(command: string, ...args: string[]): Promise<number> {
      out.length = 0;
      err.length = 0;
      const places = ['--store', storeDir, '--brands', brandsDir, '--by', 'Rima'];
      const own = command === 'publish' ? ['--out', outDir] : [];
      return run([...places, command, ...own, ...args], io);
    },
    /** The last command's JSON output. */
    said: (): ReturnType<typeof JSON.parse> => JSON.parse(out.join('\n')),
  };
}
