import type { RebateRecord } from '#src/platform/contract.generated.ts';

/** The unique id of a history row: a claim pays a provider once for each rate that applied, also if a rate applied again. */
export const rebateRowId = (row: Omit<RebateRecord, 'vendorName'>): string =>
  [row.vassalage, row.at, row.rebatePercent, row.staked, row.amount].join(' ');
