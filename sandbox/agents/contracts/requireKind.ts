import { eq } from 'drizzle-orm';
import { requireFlag } from '#sandbox/accounts/flags.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Control } from '#sandbox/control/control.ts';
import type { Database } from '#sandbox/database/database.ts';
import { contractKindOff } from '#sandbox/database/schema/agents.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { requireModule } from '#sandbox/rewards/requireModule.ts';
import { CONTRACT_KINDS, type ContractKind } from './kinds.ts';

/** The kinds of contracts that a merchant has not switched off (S3.13). */
export async function kindsOn(
  db: Database,
  merchantCode: string,
): Promise<ReadonlySet<ContractKind>> {
  const off = await db
    .select({ kind: contractKindOff.kind })
    .from(contractKindOff)
    .where(eq(contractKindOff.merchantCode, merchantCode));
  return new Set(CONTRACT_KINDS.filter((kind) => off.every((one) => one.kind !== kind)));
}

/** Refuses contracts where a merchant carries no agents or has no agent policy (S6.6, S6.7). */
export function requireContracts(merchant: Merchant, control: Control): void {
  requireModule(merchant, 'agent');
  requireFlag(merchant, control, 'AGENTPOLICY3');
}

/** Refuses a kind of contracts that is switched off (S3.13). */
export async function requireKind(
  db: Database,
  { merchantCode }: Merchant,
  kind: ContractKind,
): Promise<void> {
  if (!(await kindsOn(db, merchantCode)).has(kind)) throw new Refusal('function_disabled');
}
