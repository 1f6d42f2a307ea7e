import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect } from './seen.ts';

/** The rows of a file without its head, cell by cell; quoted cells may have commas in them. */
export async function rowsOf(download: Download): Promise<string[][]> {
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );
}

/** Presses what saves the record on show, once there is one, and reads the file: at least a row, in a file of such a name. */
export async function savedRows(page: Page, name: RegExp): Promise<string[][]> {
  const main = page.getByRole('main');
  await expect(main.locator('data').first()).toBeSeen();
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: /CSV/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(name);
  const rows = await rowsOf(download);
  expect(rows.length).toBeGreaterThan(0);
  return rows;
}

/** An amount of a file in minor units. */
export const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The amounts of a column together; a cell without one counts nothing. */
export const sumOf = (rows: readonly string[][], column: number): bigint =>
  rows.reduce((sum, cells) => sum + minor(cells[column] || '0.00'), 0n);

/** A total of the page in minor units: its figures without signs of currency and grouping. */
export async function totalOnPage(page: Page, label: string): Promise<bigint> {
  const term = page.getByRole('main').locator('dl dt', { hasText: label }).first();
  const text = (await term.locator('xpath=following-sibling::dd[1]').innerText()).replace('−', '-');
  const digits = text.replace(/[^\d.০-৯-]/g, '');
  const latin = digits.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6));
  return minor(latin);
}
