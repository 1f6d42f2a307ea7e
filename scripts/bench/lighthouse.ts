import lighthouse from 'lighthouse';
import { median } from './median.ts';
import { openBrowser } from './openSite.ts';

const FIRST_PORT = 9300;

/** So many runs may fail. */
const SPARE_RUNS = 2;

const FIGURES = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'firstContentfulPaintMs',
  'largestContentfulPaintMs',
  'totalBlockingMs',
  'cumulativeLayoutShift',
  'benchmarkIndex',
] as const;

type Figure = (typeof FIGURES)[number];

/**
 * What Lighthouse says of one page: scores from 0 to 100, times in milliseconds, what falls short of 100, and how fast the machine was
 * during the run by Lighthouse's own measure, where more is faster.
 */
export type Measured = Record<Figure, number> & { shortfalls: string[] };

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function figures({ categories, audits, environment }: Report): Record<Figure, number> {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaintMs: Math.round(value('first-contentful-paint')),
    largestContentfulPaintMs: Math.round(value('largest-contentful-paint')),
    totalBlockingMs: Math.round(value('total-blocking-time')),
    cumulativeLayoutShift: Number(value('cumulative-layout-shift').toFixed(4)),
    benchmarkIndex: Math.round(environment.benchmarkIndex),
  };
}

/** What fails in a report: the titles of the audits below full score, for whoever must mend them. */
function shortfalls({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .map((ref) => audits[ref.id])
      .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1)
      .map((audit) => `${id}: ${audit?.title} (${audit?.id})`),
  );
}

/** One run in a fresh browser, so that nothing is cached; none where Lighthouse lost the trace, which it does at times. */
async function report(url: string, port: number): Promise<Report | undefined> {
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}`);
    return result.lhr.runtimeError ? undefined : result.lhr;
  } finally {
    await browser.close();
  }
}

/** Lighthouse's mobile run (simulated slow 4G, CPU at a quarter) of `url`, each figure the median of `runs`. */
export async function measure(url: string, runs: number): Promise<Measured> {
  const reports: Report[] = [];
  for (let run = 0; run < runs + SPARE_RUNS && reports.length < runs; run += 1) {
    const done = await report(url, FIRST_PORT + run);
    if (done) reports.push(done);
  }
  if (reports.length < runs) throw new Error(`Lighthouse could not look at ${url}.`);
  const all = reports.map(figures);
  const medians = Object.fromEntries(
    FIGURES.map((key) => [key, median(all.map((each) => each[key]))]),
  ) as Record<Figure, number>;
  return { ...medians, shortfalls: [...new Set(reports.flatMap(shortfalls))] };
}
