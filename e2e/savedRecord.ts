import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect } from './seen.ts';

/** Parses the rows of a CSV file without its header; quoted cells may contain commas. */
export async function rowsOf(download: Download): Promise<string[][]> {
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );
}

/** Saves the open record and reads the file, which must have a matching name and at least one row. */
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

/** Parses an amount of a file into minor units. */
export const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The sum of a column's amounts; cells without one are skipped. */
export const sumOf = (rows: readonly string[][], column: number): bigint =>
  rows.reduce((sum, cells) => sum + minor(cells[column] || '0.00'), 0n);

/** A total of the page in minor units, without currency symbol and separators. */
export async function totalOnPage(page: Page, label: string): Promise<bigint> {
  const term = page.getByRole('main').locator('dl dt', { hasText: label }).first();
  const text = (await term.locator('xpath=following-sibling::dd[1]').innerText()).replace('−', '-');
  const digits = text.replace(/[^\d.০-৯-]/g, '');
  const latin = digits.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6));
  return minor(latin);
}
