import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskCache } from '../assets/cache.ts';
import { readGraph, styleSheetOf } from '../compile/graph.ts';
import { WORKER_FILE } from '../compile/workerFile.ts';
import { emit, type SiteRecord } from '../emit.ts';
import { brandOfSite, sourceOfSite } from '../markets.ts';
import { type Catalogue, readCatalogue } from '../messages.ts';
import { loadRender } from '../prerender.ts';
import { type BrandSource, readBrand } from '../readBrand.ts';
import { resolveBrand } from '../resolve.ts';
import type { SiteContext } from '../site/context.ts';
import { makeSite } from '../site/site.ts';
import { loadContext, type ValidationContext } from '../validate/context.ts';
import type { Diagnostic } from '../validate/diagnostic.ts';
import { validateBrand } from '../validate/validateBrands.ts';

/** The common inputs of all brands of a run. */
export interface BuildContext {
  /** The project whose languages sites have. */
  root: string;
  brandsDir: string;
  outDir: string;
  /** The compiled app. */
  compiled: { dir: string; hash: string };
  /** The cache folder of encoded pictures. */
  pictures: string;
  versions: Readonly<Record<string, string>>;
  /** Whether the sites may offer drafts of languages. */
  drafts: boolean;
  revision?: string;
}

/** One site to build, by its name. */
export interface BuildJob {
  id: string;
  /** The hash of the brand's folder: a folder is read and validated once for the sites of its brand that follow each other. */
  folder: string;
  /** The hash of all inputs of the site. */
  inputs: string;
}

export type Built =
  | { id: string; status: 'built'; ms: number; totals: SiteRecord['totals'] }
  | { id: string; status: 'failed'; ms: number; diagnostics: Diagnostic[]; problem?: string };

interface Tools {
  site: SiteContext;
  validation: ValidationContext;
}

async function loadTools({ root, compiled, pictures, drafts }: BuildContext): Promise<Tools> {
  // One thread per picture: the workers share the cores among themselves.
  sharp.concurrency(1);
  sharp.cache(false);
  const graph = readGraph(compiled.dir);
  const catalogue: Catalogue = readCatalogue(root);
  const css = readFileSync(join(compiled.dir, 'client', styleSheetOf(graph)), 'utf8');
  const worker = readFileSync(join(compiled.dir, WORKER_FILE), 'utf8');
  const render = await loadRender(compiled.dir);
  return {
    site: { graph, css, render, worker, catalogue, cached: diskCache(pictures) },
    validation: await loadContext({ drafts }),
  };
}

interface CheckedBrand {
  source: BrandSource;
  diagnostics: Diagnostic[];
}

async function checkBrand(
  brandsDir: string,
  id: string,
  validation: ValidationContext,
): Promise<CheckedBrand> {
  const source = await readBrand(brandsDir, id);
  return { source, diagnostics: await validateBrand(source, validation) };
}

/** Makes a function that builds brands in this thread: shared data is loaded once, with the first of them. */
export function brandBuilder(context: BuildContext): (job: BuildJob) => Promise<Built> {
  let tools: Promise<Tools> | undefined;
  let last: { folder: string; checked: Promise<CheckedBrand> } | undefined;
  return async ({ id, folder, inputs }) => {
    tools ??= loadTools(context);
    const { site: shared, validation } = await tools;
    const started = performance.now();
    const ms = () => Math.round(performance.now() - started);
    try {
      if (last?.folder !== folder) {
        const checked = checkBrand(context.brandsDir, brandOfSite(id), validation);
        last = { folder, checked };
      }
      const { source: whole, diagnostics } = await last.checked;
      if (diagnostics.length > 0) return { id, status: 'failed', ms: ms(), diagnostics };
      const source = sourceOfSite(whole, id);
      const brand = resolveBrand(source.manifest.value);
      const site = await makeSite(source, brand, shared);
      const { compiled, versions, revision, outDir } = context;
      const head = {
        brand: id,
        name: brand.name,
        merchantCode: brand.merchantCode,
        domains: [brand.domains.main, ...brand.domains.alternates],
        versions,
        compiled: compiled.hash,
        inputs,
        ...(revision !== undefined && { revision }),
      };
      const totals = await emit(outDir, site, head, join(compiled.dir, 'client'));
      return { id, status: 'built', ms: ms(), totals };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { id, status: 'failed', ms: ms(), diagnostics: [], problem };
    }
  };
}
