import { diskCache } from '#scripts/pipeline/assets/cache.ts';
import type { BrandSource } from '#scripts/pipeline/readBrand.ts';
import { readBrand } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { type BrandDraft, draftBrand } from '#scripts/pipeline/site/draft.ts';
import { loadContext } from '#scripts/pipeline/validate/context.ts';
import { type Diagnostic, diagnosticLine } from '#scripts/pipeline/validate/diagnostic.ts';
import { validateBrand } from '#scripts/pipeline/validate/validateBrands.ts';

/** A brand as its folder last was when valid. */
export interface LiveDraft {
  source: BrandSource;
  draft: BrandDraft;
}

/** A brand whose folder is being edited. */
export interface LiveBrand {
  /** The last valid state. */
  valid: LiveDraft;
  /** The current errors of the folder. */
  diagnostics: readonly Diagnostic[];
  /** Reads the folder again. */
  refresh: () => Promise<void>;
}

/**
 * Watches the folder of a brand: shows valid changes and reports invalid ones.
 * @param pictures the cache folder of encoded pictures
 * @throws if the brand is invalid at the start, with every diagnostic
 */
export async function liveBrand(
  brandsDir: string,
  id: string,
  pictures: string,
): Promise<LiveBrand> {
  const cached = diskCache(pictures);
  const context = await loadContext({ drafts: true });
  const read = async (): Promise<LiveDraft | Diagnostic[]> => {
    const source = await readBrand(brandsDir, id);
    const diagnostics = await validateBrand(source, context);
    if (diagnostics.length > 0) return diagnostics;
    const draft = await draftBrand(source, resolveBrand(source.manifest.value), cached);
    return { source, draft };
  };
  const first = await read();
  if (Array.isArray(first)) throw new Error(first.map(diagnosticLine).join('\n'));
  const live: LiveBrand = {
    valid: first,
    diagnostics: [],
    refresh: async () => {
      const now = await read();
      live.diagnostics = Array.isArray(now) ? now : [];
      if (!Array.isArray(now)) live.valid = now;
    },
  };
  return live;
}
