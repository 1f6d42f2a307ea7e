import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { exportRecords } from './exportRecords.ts';
import { getPersonalProfit } from './profit.ts';
import { getMonthlyStatement } from './statement.ts';
import { getTransactions } from './transactions.ts';

/** Handlers for a player's statements and profit. */
export const recordHandlers: AreaHandlers<'records'> = {
  getTransactions,
  getMonthlyStatement,
  getPersonalProfit,
  exportRecords,
};
