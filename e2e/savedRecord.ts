import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** The rows of a file without its head, cell by cell; quoted cells may have commas in them. */
export async function rowsOf(download: Download): Promise<string[][]> {
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );
}

/** An amount of a file in minor units. */
export const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The amounts of a column together; a cell without one counts nothing. */
export const sumOf = (rows: readonly string[][], column: number): bigint =>
  rows.reduce((sum, cells) => sum + minor(cells[column] || '0.00'), 0n);

/** A total of the page in minor units: its figures without signs of currency and grouping. */
export async function totalOnPage(page: Page, label: string): Promise<bigint> {
  const term = page.getByRole('main').locator('dl > dt', { hasText: label }).first();
  const text = await term.locator('xpath=following-sibling::dd[1]').innerText();
  const digits = text.replace(/[^\d.০-৯-]/g, '');
  const latin = digits.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6));
  return minor(latin);
}
