declare module 'virtual:livery-brands' {
  import type { Language } from '#scripts/languages/languageFolders.ts';
  import type { StoryBrand } from '#storybook/brands/storyBrand.ts';

  /** Every brand of the folder of brands, by its id, sorted. */
  export const brands: Record<string, StoryBrand>;

  /** Every language of the platform, the source language first. */
  export const languages: readonly Language[];
}
