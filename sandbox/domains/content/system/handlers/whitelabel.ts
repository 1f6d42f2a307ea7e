import type { Control } from '#sandbox/kernel/control/control.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { WhitelabelNode } from '#src/platform/contract.generated.ts';

type Flag = keyof ResolvedBrand['flags'];

/** The top-level groups of the tree; they are always on. */
const GROUPS = ['REGISTER3', 'LOGIN3', 'SECURITY3', 'AGENT3'] as const;

/** The parent of each flag of S3.12 and S3.13 in the tree: a group, or the flag that it depends on. */
const PARENTS: Record<Flag, (typeof GROUPS)[number] | Flag> = {
  MOBILENUMREG3: 'REGISTER3',
  USERNAMEREG3: 'REGISTER3',
  REGMOBVERF3: 'REGISTER3',
  MOBILENUMPASSREG3: 'REGISTER3',
  MOBILEVERCODELOGIN3: 'LOGIN3',
  FREEPLAY3: 'LOGIN3',
  CHNGPASSVERIF3: 'SECURITY3',
  PWDEXPFORCECHANGE3: 'SECURITY3',
  AGENTPOLICY3: 'AGENT3',
  divtypereq: 'AGENTPOLICY3',
  dailysalreqtype: 'AGENTPOLICY3',
  contracthoursalreq: 'AGENTPOLICY3',
  realtimesalreqtype: 'AGENTPOLICY3',
};
const PLACES = new Map<string, string>(Object.entries(PARENTS));

const nodesBelow = (above: string, flags: readonly [string, boolean][]): WhitelabelNode[] =>
  flags
    .filter(([flag]) => PLACES.get(flag) === above)
    .map(([modId, enabled]) => ({ modId, enabled, childrenNodes: nodesBelow(modId, flags) }));

/** The whitelabel tree of a merchant: the flags in its manifest, with a tester's overrides. */
export function whitelabelOf(
  { merchantCode, brand }: Merchant,
  control: Control,
): WhitelabelNode[] {
  const flags = Object.entries({ ...brand.flags, ...control.merchant(merchantCode).flags });
  return GROUPS.map((modId) => ({
    modId,
    enabled: true,
    childrenNodes: nodesBelow(modId, flags),
  }));
}
