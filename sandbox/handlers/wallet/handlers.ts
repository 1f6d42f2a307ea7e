import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { balanceHandlers } from './balances.ts';
import { lineTransferHandlers } from './lineTransfers.ts';
import { getTransferRecords } from './transferRecords.ts';
import { transferHandlers } from './transfers.ts';

/** Balances, and transfers between wallets and members. */
export const walletHandlers = (parts: HandlerParts): AreaHandlers<'wallet'> => ({
  ...balanceHandlers(parts),
  ...transferHandlers(parts.catalogue),
  ...lineTransferHandlers(parts),
  getTransferRecords,
});
