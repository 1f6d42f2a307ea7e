import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { atRest, followRequests } from './atRest.ts';
import { type Measured, measure } from './lighthouse.ts';
import { openBrowser, PHONE, withSite } from './openSite.ts';
import { type PageChoice, type PublicPage, publicPages } from './publicPages.ts';

/** The load size and speed of a first visit to a page. Sizes are in bytes after gzip. */
export interface SiteFigures extends Measured {
  page: PublicPage;
  scriptBytes: number;
  styleBytes: number;
  foreignRequests: number;
}

const RUNS = 5;

const gzipped = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;

/** Loads `url` afresh, without input, and weighs it. */
async function weigh(url: string) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    followRequests(page);
    await page.goto(url);
    await atRest(page);
    const inline = (await page.locator('style').allTextContents()).join('');
    const loaded = await Promise.all(
      responses.map(async (response) => ({
        type: response.request().resourceType(),
        bytes: gzipped(await response.body()),
        foreign: new URL(response.url()).origin !== new URL(url).origin,
      })),
    );
    const sum = (type: string) =>
      loaded.filter((each) => each.type === type).reduce((total, { bytes }) => total + bytes, 0);
    return {
      scriptBytes: sum('script'),
      styleBytes: sum('stylesheet') + gzipped(inline),
      foreignRequests: loaded.filter(({ foreign }) => foreign).length,
    };
  } finally {
    await browser.close();
  }
}

/**
 * The public pages of the repository's brands, as built in dist/, with the sandbox behind them.
 *
 * @param onPage receives the figures of each page once measured
 */
export async function benchSites(
  merchants: readonly Merchant[],
  { runs = RUNS, ...choice }: PageChoice & { runs?: number | undefined },
  onPage: (figures: SiteFigures) => void,
): Promise<SiteFigures[]> {
  const pages = publicPages(
    merchants.map(({ brand }) => brand),
    choice,
  );
  const figures: SiteFigures[] = [];
  for (const merchant of merchants) {
    const own = pages.filter(({ brand }) => brand === merchant.brand.id);
    if (own.length === 0) continue;
    await withSite(merchant, async (origin) => {
      for (const page of own) {
        const url = origin + page.path;
        const measured = { page, ...(await weigh(url)), ...(await measure(url, runs)) };
        onPage(measured);
        figures.push(measured);
      }
    });
  }
  return figures;
}
