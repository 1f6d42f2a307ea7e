import { hashTree } from '#scripts/pipeline/hash.ts';
import { brandFiles } from './brandFiles.ts';
import { InvalidBrandError } from './readStoryBrands.ts';

/** What a Storybook needs of brands, by paths. */
type BrandFiles = Awaited<ReturnType<typeof brandFiles>>;

/** The files of brands whose folders are being edited. */
export interface LiveBrandFiles {
  /** As they were read last. */
  current: () => BrandFiles;
  /** Reads the brands again if one of their files has changed. */
  renew: () => Promise<void>;
}

/**
 * Reads brands, and again once they have changed. Brands that have mistakes then are shown as they were before.
 * @param refused gets the mistakes
 * @throws InvalidBrandError if a brand has mistakes at first
 */
export async function liveBrandFiles(
  brandsDir: string,
  ids: readonly string[],
  refused: (error: InvalidBrandError) => void,
): Promise<LiveBrandFiles> {
  let hash = hashTree(brandsDir, ids);
  let files = await brandFiles(brandsDir, ids);
  const renew = async () => {
    const next = hashTree(brandsDir, ids);
    if (next === hash) return;
    hash = next;
    try {
      files = await brandFiles(brandsDir, ids);
    } catch (error) {
      if (!(error instanceof InvalidBrandError)) throw error;
      refused(error);
    }
  };
  // One after the other: a page of documentation opens a frame for each of its stories at once.
  let renewing = Promise.resolve();
  return {
    current: () => files,
    renew: () => {
      renewing = renewing.then(renew, renew);
      return renewing;
    },
  };
}
