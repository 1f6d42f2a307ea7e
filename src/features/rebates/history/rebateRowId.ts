import type { RebateRecord } from '#src/platform/contract.generated.ts';

/** What tells a row of the history from the others: a claim pays a provider once for each rate that applied, also for one that came back. */
export const rebateRowId = (row: Omit<RebateRecord, 'vendorName'>): string =>
  [row.vassalage, row.at, row.rebatePercent, row.staked, row.amount].join(' ');
