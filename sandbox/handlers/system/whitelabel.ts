import type { Control } from '#sandbox/control/control.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { WhitelabelNode } from '#src/platform/contract.generated.ts';

type Flag = keyof ResolvedBrand['flags'];

/** The groups that the flags of S3.12 hang under; every flag is in one. */
const GROUPS: Record<string, Partial<Record<Flag, true>>> = {
  REGISTER3: {
    MOBILENUMREG3: true,
    USERNAMEREG3: true,
    REGMOBVERF3: true,
    MOBILENUMPASSREG3: true,
  },
  LOGIN3: { MOBILEVERCODELOGIN3: true, FREEPLAY3: true },
  SECURITY3: { CHNGPASSVERIF3: true, PWDEXPFORCECHANGE3: true },
  AGENT3: { AGENTPOLICY3: true },
};

/** The whitelabel tree of a merchant: the flags of its manifest, changed by what a tester set. */
export function whitelabelOf(
  { merchantCode, brand }: Merchant,
  control: Control,
): WhitelabelNode[] {
  const flags = { ...brand.flags, ...control.merchant(merchantCode).flags };
  return Object.entries(GROUPS).map(([modId, members]) => ({
    modId,
    enabled: true,
    childrenNodes: Object.entries(flags)
      .filter(([flag]) => flag in members)
      .map(([flag, enabled]) => ({ modId: flag, enabled, childrenNodes: [] })),
  }));
}
