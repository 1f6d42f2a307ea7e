import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { balanceHandlers } from './balances.ts';
import { lineTransferHandlers } from './lineTransfers.ts';
import { getTransferRecords } from './transferRecords.ts';
import { transferHandlers } from './transfers.ts';

/** Handlers for balances, and for transfers between wallets and members. */
export const walletHandlers = (
  parts: HandlerParts,
): Omit<AreaHandlers<'wallet'>, 'getConsolidatedFunds'> => ({
  ...balanceHandlers(parts),
  ...transferHandlers(parts.catalogue),
  ...lineTransferHandlers(parts),
  getTransferRecords,
});
