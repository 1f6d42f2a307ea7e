import { hasFlag, requireFlag } from '#sandbox/domains/accounts/flags.ts';
import type { Control } from '#sandbox/kernel/control/control.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import type { ConsolidatedFunds } from '#src/platform/contract.generated.ts';
import { CONTRACT_KINDS, type ContractKind } from './kinds.ts';

/** The flag that enables each kind of contract (S3.13). */
const CONTRACT_FLAGS = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, string>;

type ContractFlag = (typeof CONTRACT_FLAGS)[ContractKind];

/** Which kinds of contract a merchant has switched on, as the flags of `ConsolidatedFunds` (S3.13). */
export function contractFlags(
  merchant: Merchant,
  control: Control,
): Pick<ConsolidatedFunds, ContractFlag> {
  const isOn = (kind: ContractKind) => hasFlag(merchant, control, CONTRACT_FLAGS[kind]);
  return {
    divtypereq: isOn('dividend'),
    dailysalreqtype: isOn('daily'),
    contracthoursalreq: isOn('hourly'),
    realtimesalreqtype: isOn('realtime'),
  };
}

/** Refuses contracts if the merchant's agent module or agent policy flag is off (S6.6, S6.7). */
export function requireContracts(merchant: Merchant, control: Control): void {
  requireModule(merchant, 'agent');
  requireFlag(merchant, control, 'AGENTPOLICY3');
}

/** The kinds of contracts that a merchant offers (S3.13). */
export const kindsOn = (merchant: Merchant, control: Control): ContractKind[] =>
  CONTRACT_KINDS.filter((kind) => hasFlag(merchant, control, CONTRACT_FLAGS[kind]));

/** Refuses a kind of contract that the merchant does not offer; contracts already in force continue (S3.13). */
export function requireKind(merchant: Merchant, control: Control, kind: ContractKind): void {
  requireContracts(merchant, control);
  requireFlag(merchant, control, CONTRACT_FLAGS[kind]);
}
