import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { MutatedModule } from './modules.ts';

/** How Stryker mutates one module: its files alone, against its own tests alone. */
export const strykerOptions = ({ name, mutate }: MutatedModule): PartialStrykerOptions => ({
  configFile: 'scripts/mutants/stryker.json',
  mutate: [...mutate],
  incrementalFile: `.livery/mutants/${name}.json`,
  // Stryker reads a tsconfig with the JavaScript interface of TypeScript, which version 7 does not have.
  tsconfigFile: 'none',
});
