import { useBrand } from '#src/brand/BrandContext.tsx';
import { decimalsOf } from '#src/i18n/currencyDecimals.ts';
import type { TableColumn } from '#src/ui/table/column.ts';
import { saveTable } from '#src/ui/table/saveTable.ts';

/** Saves rows as a CSV file, its times in the market's zone (S9.6). */
export function useSaveTable() {
  const { timeZone, currency } = useBrand().market;
  return <Row>(name: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]) =>
    saveTable(name, columns, rows, timeZone, decimalsOf(currency));
}
