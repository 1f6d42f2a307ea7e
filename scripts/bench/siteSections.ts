import { benchMerchants } from './benchMerchants.ts';
import type { Section } from './page.ts';
import { type PageChoice, publicPages } from './publicPages.ts';
import { pageRow, siteRows } from './rows.ts';
import { benchSites, type SiteFigures } from './siteBench.ts';
import { DEVICE_INDEX } from './slowdown.ts';

/** Which pages, and how many runs of Lighthouse each. */
export interface SiteOptions extends PageChoice {
  runs?: number;
}

/** All figures of one page. */
const detailed = (figures: SiteFigures): Section => ({
  title: `${figures.page.brand}, ${figures.page.path}`,
  text:
    'The built site with the sandbox behind it, a first visit. Sizes after gzip; Lighthouse’s mobile run, the median ' +
    `of its runs.${figures.shortfalls.map((each) => `\n\nBelow full score: ${each}`).join('')}`,
  rows: siteRows(figures),
});

/** Prints the figures of a page on standard error. */
export function showPage(figures: SiteFigures): void {
  const { figure, value, met } = pageRow(figures);
  console.error(`${met ? 'met   ' : 'missed'} ${figure} · ${value}`);
}

/** Measures public pages, and prints each on standard error once it is measured. */
export async function siteSections({ all, only, runs }: SiteOptions): Promise<Section[]> {
  const merchants = await benchMerchants();
  const brands = merchants.map(({ brand }) => brand);
  const pages = publicPages(brands, { all, only });
  const figures = await benchSites(merchants, pages, { runs }, showPage);
  return [
    {
      title: 'Public pages',
      text:
        'Every public route in every language, by turns in the brands that have it, and the home page in every brand: the built site with ' +
        'the sandbox behind it, a first visit, Lighthouse’s mobile run. In each line: performance · largest contentful ' +
        'paint · total blocking time · (performance and blocking by the clock) · cumulative layout shift · JavaScript before interaction after gzip · the speed of the machine ' +
        'by Lighthouse’s benchmark index and by how much it was slowed down, and which goals it missed. Each machine is slowed down to ' +
        `one device, a mid-tier phone of index ${DEVICE_INDEX}, and a task takes what its thread computed: by the clock it also waits ` +
        'for one of two cores, which the browser’s other threads and the platform share, and that wait would be slowed down with it. ' +
        'The goals: performance 97, 1.9 s, 200 ms, 0.02, 20 KB of CSS, nothing from third parties, 150 KB on `/`, `/promotions` and `/help`, and 100 for accessibility, best practices and SEO.',
      rows: figures.map(pageRow),
    },
    ...figures.filter(({ page }) => page.route === '/' || figures.length === 1).map(detailed),
  ];
}
