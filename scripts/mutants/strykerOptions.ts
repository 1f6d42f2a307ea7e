import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { MutatedModule } from './modules.ts';

/** Stryker's options for one module: only its files, against only its own tests. */
export const strykerOptions = ({ name, mutate }: MutatedModule): PartialStrykerOptions => ({
  configFile: 'scripts/mutants/stryker.json',
  mutate: [...mutate],
  incrementalFile: `.livery/mutants/${name}.json`,
  // Stryker reads a tsconfig with TypeScript's JavaScript API, which version 7 lacks.
  tsconfigFile: 'none',
});
