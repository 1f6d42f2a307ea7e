import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { tableCsv } from '#src/ui/table/csv.ts';
import { bonusColumns } from './bonusColumns.ts';

const t = ((key: string) => key) as unknown as TFunction<'bonuses'>;
const [bonus] = EXAMPLES.getBonusDetails.value.list;

it('writes each bonus’s expiry in the market’s zone to the file, or that it has none (S9.6)', () => {
  const expiring = { ...bonus, expiresAt: '2026-03-08T20:30:00.000Z' };
  const [, first, second] = tableCsv(
    bonusColumns(t),
    [expiring, { ...bonus, expiresAt: null }] as never,
    'Asia/Dhaka',
  ).split('\r\n');
  expect(first).toMatch(/,2026-03-09 02:30:00$/);
  expect(second).toMatch(/,never$/);
});
