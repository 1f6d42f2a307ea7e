declare module 'virtual:livery-brands' {
  import type { Language } from '#scripts/languages/languageFolders.ts';
  import type { StoryBrand } from '#scripts/storybook/storyBrand.ts';
  import type { Messages } from '#src/brand/page.ts';

  /** Every brand of the folder of brands, by its id, sorted. */
  export const brands: Record<string, StoryBrand>;

  /** Every language of the platform, the source language first. */
  export const languages: readonly Language[];

  /** Imports the platform's messages in a language, by its tag. */
  export const platformMessages: Record<string, () => Promise<{ default: Messages }>>;
}
