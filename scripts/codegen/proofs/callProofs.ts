import { conformanceRows, readTests } from '#scripts/codegen/contract/conformance.ts';
import { platformContract } from '#scripts/codegen/contract/platformContract.ts';
import type { Proof } from './readProofs.ts';

/** The tests of the platform's calls, by the specification rows (S7) of the calls they make. */
export function callProofs(root: string): Proof[] {
  return conformanceRows(platformContract(root), readTests(root)).flatMap(({ id, tests }) =>
    tests.map((file): Proof => ({ kind: 'unit', file, ids: new Set([id]) })),
  );
}
