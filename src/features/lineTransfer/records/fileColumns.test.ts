import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { tableCsv } from '#src/ui/table/csv.ts';
import { fileColumns } from './fileColumns.ts';

const t = ((key: string) => key) as unknown as TFunction<'lineTransfer'>;
const { value: transfer } = EXAMPLES.transferToLine;

it('marks sent and received transfers in the file', () => {
  const columns = fileColumns(t, [
    { id: 'amount', label: 'amount', value: ({ amount }) => amount },
  ]);
  const rows = [
    { ...transfer, direction: 'out' as const, amount: '50.00' },
    { ...transfer, direction: 'in' as const, amount: '20.00' },
  ];
  const file = tableCsv(columns, rows, 'UTC');
  expect(file).toContain('records.direction,amount');
  expect(file).toContain('records.out,50.00');
  expect(file).toContain('records.in,20.00');
});
