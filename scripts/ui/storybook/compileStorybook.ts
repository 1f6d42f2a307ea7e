import { builtOnce, STORYBOOK_INPUTS, storybookBuild } from './builtOnce.ts';

/**
 * Builds Storybook without any brand, for the package: the brands of an operator come from a script beside its pages. Built once for the same
 * sources.
 * @returns its folder
 * @throws if it does not build
 */
export const compileStorybook = (): Promise<string> =>
  builtOnce({
    kind: 'storybook-package',
    inputs: STORYBOOK_INPUTS,
    make: async (draft) => storybookBuild(draft, [], { LIVERY_BRANDS_APART: '1' }),
  });
