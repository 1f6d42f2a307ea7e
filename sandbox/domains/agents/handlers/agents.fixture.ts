import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';

/** The first merchant that has agents and their contracts. */
export function merchantWithAgents({ merchants }: Pick<TestPlatform, 'merchants'>): Merchant {
  const found = merchants.find(({ brand }) => brand.modules.agent && brand.flags.AGENTPOLICY3);
  if (!found) throw new Error('No brand carries agents.');
  return found;
}
