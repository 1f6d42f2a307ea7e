import { withDerivedDefaults } from './derivedDefaults.ts';
import { type Contract, mergeFragments } from './merge.ts';
import { readFragments } from './readFragments.ts';

const read = new Map<string, Contract>();

/** The contract of the fragments below a root, read once. Throws if they contradict each other. */
export function platformContract(root: string): Contract {
  const contract = read.get(root) ?? mergeFragments(withDerivedDefaults(readFragments(root)));
  read.set(root, contract);
  return contract;
}
