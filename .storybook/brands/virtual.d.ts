declare module 'virtual:livery-brands' {
  import type { StoryBrand } from '#storybook/brands/storyBrand.ts';

  /** Every brand of the folder of brands, by its id, sorted. */
  export const brands: Record<string, StoryBrand>;
}
