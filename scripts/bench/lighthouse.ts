import type lighthouse from 'lighthouse';
import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js';
import { Runner } from 'lighthouse/core/runner.js';
import { openBrowser } from './openSite.ts';
import { withOwnTime } from './ownTime.ts';
import { median } from './percentile.ts';
import { slowdownFor } from './slowdown.ts';

const FIRST_PORT = 9300;

/** How many runs may fail. */
const SPARE_RUNS = 2;

/** The scores, which the first run gives. */
type Scores = Record<'accessibility' | 'bestPractices' | 'seo', number>;

const FIGURES = [
  'performance',
  'firstContentfulPaintMs',
  'largestContentfulPaintMs',
  'totalBlockingMs',
  'cumulativeLayoutShift',
  'benchmarkIndex',
  'slowdown',
] as const;

/** The figures of a load by the clock, with the waiting for a core in them. */
const BY_THE_CLOCK = ['performance', 'totalBlockingMs'] as const;

type Figures = Record<(typeof FIGURES)[number], number>;

type ClockFigures = Pick<Figures, (typeof BY_THE_CLOCK)[number]>;

/**
 * Lighthouse's figures of one page: scores from 0 to 100, times in milliseconds, what is below 100, how fast the machine was during the run
 * by Lighthouse's own measure (more is faster), and how many times it was slowed down.
 */
export type Measured = Figures & Scores & { byTheClock: ClockFigures; shortfalls: string[] };

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const score = ({ categories }: Report, id: string) =>
  Math.round((categories[id]?.score ?? 0) * 100);

function figures(report: Report): Figures {
  const { audits, environment, configSettings } = report;
  const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score(report, 'performance'),
    firstContentfulPaintMs: Math.round(value('first-contentful-paint')),
    largestContentfulPaintMs: Math.round(value('largest-contentful-paint')),
    totalBlockingMs: Math.round(value('total-blocking-time')),
    cumulativeLayoutShift: Number(value('cumulative-layout-shift').toFixed(4)),
    benchmarkIndex: Math.round(environment.benchmarkIndex),
    slowdown: configSettings.throttling.cpuSlowdownMultiplier,
  };
}

/** The failures of a report: the titles of the audits below full score, for those who fix them. */
function shortfalls({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .map((ref) => audits[ref.id])
      .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 1)
      .map((audit) => `${id}: ${audit?.title} (${audit?.id})`),
  );
}

/** The report of a load, and that of the same load by the clock. */
interface Reports {
  own: Report;
  clock: Report;
}

type Gathered = Awaited<ReturnType<typeof navigationGather>>;

async function audited({ artifacts, runnerOptions }: Gathered): Promise<Report> {
  const result = await Runner.audit(artifacts, runnerOptions);
  if (!result) throw new Error('Lighthouse gave no report');
  return result.lhr;
}

/**
 * One run in a fresh browser, so that nothing is cached; undefined if Lighthouse lost the trace, which it does at times. Lighthouse loads
 * the page at the machine's own speed and calculates from the trace what a slower device would have taken, so the slowdown is set between
 * the two, by the machine's speed during the load.
 *
 * @param whole whether to measure more than the performance
 */
async function report(url: string, port: number, whole: boolean): Promise<Reports | undefined> {
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  try {
    const { artifacts, runnerOptions } = await navigationGather(undefined, url, {
      flags: {
        port,
        output: 'json',
        logLevel: 'error',
        ...(!whole && { onlyCategories: ['performance'] }),
      },
    });
    const { settings } = runnerOptions.resolvedConfig;
    settings.throttling.cpuSlowdownMultiplier = slowdownFor(artifacts.BenchmarkIndex);
    artifacts.settings = settings;
    const clock = await audited({ artifacts, runnerOptions });
    const { Trace } = artifacts;
    const own = await audited({
      artifacts: { ...artifacts, Trace: { ...Trace, traceEvents: withOwnTime(Trace.traceEvents) } },
      runnerOptions: { ...runnerOptions, computedCache: new Map() },
    });
    return clock.runtimeError || own.runtimeError ? undefined : { own, clock };
  } finally {
    await browser.close();
  }
}

const medians = <Key extends string>(keys: readonly Key[], all: readonly Record<Key, number>[]) =>
  Object.fromEntries(keys.map((key) => [key, median(all.map((each) => each[key]))])) as Record<
    Key,
    number
  >;

/**
 * Lighthouse's mobile run (simulated slow 4G) of `url` on the device of `slowdown.ts`, by the time that the page computed: the scores of
 * the first run, all other figures the median of `runs`.
 *
 * @throws Error if Lighthouse cannot load the page
 */
export async function measure(url: string, runs: number): Promise<Measured> {
  const reports: Reports[] = [];
  for (let run = 0; run < runs + SPARE_RUNS && reports.length < runs; run += 1) {
    const done = await report(url, FIRST_PORT + run, reports.length === 0);
    if (done) reports.push(done);
  }
  const [first] = reports;
  if (!first || reports.length < runs) throw new Error(`Lighthouse could not look at ${url}.`);
  return {
    ...medians(
      FIGURES,
      reports.map(({ own }) => figures(own)),
    ),
    byTheClock: medians(
      BY_THE_CLOCK,
      reports.map(({ clock }) => figures(clock)),
    ),
    accessibility: score(first.own, 'accessibility'),
    bestPractices: score(first.own, 'best-practices'),
    seo: score(first.own, 'seo'),
    shortfalls: shortfalls(first.own),
  };
}
