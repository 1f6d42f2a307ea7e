import { diskCache } from '#scripts/build/assets/cache.ts';
import type { BrandSource } from '#scripts/build/readBrand.ts';
import { readBrand } from '#scripts/build/readBrand.ts';
import { resolveBrand } from '#scripts/build/resolve.ts';
import { type BrandDraft, draftBrand } from '#scripts/build/site/draft.ts';
import { loadContext } from '#scripts/build/validate/context.ts';
import { type Finding, findingLine } from '#scripts/build/validate/finding.ts';
import { validateBrand } from '#scripts/build/validate/validateBrands.ts';

/** A brand as its folder had it when it was last valid. */
export interface LiveDraft {
  source: BrandSource;
  draft: BrandDraft;
}

/** A brand whose folder is being edited. */
export interface LiveBrand {
  /** The last valid state. */
  valid: LiveDraft;
  /** What is wrong with the folder now. */
  findings: readonly Finding[];
  /** Reads the folder again. */
  refresh: () => Promise<void>;
}

/**
 * Watches the folder of a brand: shows valid changes and reports invalid ones.
 * @param pictures the folder where encoded pictures are kept
 * @throws where the brand is not valid to begin with, with every finding
 */
export async function liveBrand(
  brandsDir: string,
  id: string,
  pictures: string,
): Promise<LiveBrand> {
  const cached = diskCache(pictures);
  const context = await loadContext();
  const read = async (): Promise<LiveDraft | Finding[]> => {
    const source = await readBrand(brandsDir, id);
    const findings = await validateBrand(source, context);
    if (findings.length > 0) return findings;
    const draft = await draftBrand(source, resolveBrand(source.manifest.value), cached);
    return { source, draft };
  };
  const first = await read();
  if (Array.isArray(first)) throw new Error(first.map(findingLine).join('\n'));
  const live: LiveBrand = {
    valid: first,
    findings: [],
    refresh: async () => {
      const now = await read();
      live.findings = Array.isArray(now) ? now : [];
      if (!Array.isArray(now)) live.valid = now;
    },
  };
  return live;
}
