import { expectTypeOf, it } from 'vitest';
import type { useOnePress } from './useOnePress.ts';

it('accepts a mutation, whose error it returns, and no action that would lose its error', () => {
  type Taken = Parameters<typeof useOnePress>[0];
  expectTypeOf<() => Promise<void>>().not.toExtend<Taken>();
  expectTypeOf<ReturnType<typeof useOnePress>>().toHaveProperty('error');
});
