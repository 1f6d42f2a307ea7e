import type { BuildFigures } from './buildBench.ts';
import type { LanguageFigures } from './languageBench.ts';
import type { OverloadFigures } from './overloadBench.ts';
import { median } from './percentile.ts';
import type { PressFigures } from './pressBench.ts';
import type { RecordsFigures } from './recordsBench.ts';
import { atLeast, atMost, measured, number, type Row } from './row.ts';
import type { SandboxFigures } from './sandboxBench.ts';
import type { ScrollFigures } from './scrollBench.ts';
import type { SiteFigures } from './siteBench.ts';
import type { TeamFigures } from './teamBench.ts';

const KILOBYTE = 1000;

/** The build's figures against their limits. */
export function buildRows(figures: BuildFigures): Row[] {
  const { brands, many } = figures;
  return [
    atMost(`a brand, of ${brands} built clean`, figures.perBrandMs, 100, 'ms', 1),
    atMost(`a brand, of ${number(many.brands)} built clean`, many.perBrandMs, 100, 'ms', 1),
    atMost(`time a brand, ${number(many.brands)} to ${brands}`, many.growth, 1.25, '×', 2),
    {
      figure: 'a whole `vite build`, as a build per brand would run it',
      value: `${number(figures.viteBuildMs)} ms`,
      goal: 'the comparison',
      met: true,
    },
    atLeast('times faster than that', figures.timesFaster, 20),
    atMost(`one brand of ${brands} touched, the whole command`, figures.touchOneMs, 2000, 'ms'),
    atMost('most memory, all threads together', figures.peakMegabytes, 2000, 'MB'),
    {
      figure: 'two clean builds, byte by byte',
      value: figures.reproducible ? 'the same' : 'different',
      goal: 'the same',
      met: figures.reproducible,
    },
  ];
}

/** What many languages cost a brand, against their limits. */
export function languageRows(figures: LanguageFigures): Row[] {
  const { languages, firstLoadBytes, allMs, standardMs } = figures;
  return [
    atMost(`first load, ${languages} languages against one`, firstLoadBytes, 1_000, 'B more'),
    measured('a brand with the standard languages', `${number(standardMs)} ms`),
    measured(`a brand with ${languages} languages`, `${number(allMs)} ms`),
    atMost(`build, ${languages} languages against those`, allMs / standardMs, 15, '×', 1),
  ];
}

/** The first pages of visitors, whose scripts have a budget. */
const WITH_BUDGET = ['/', '/promotions', '/help'];

/** The figures of one page, against every brand's limits. */
export function siteRows(figures: SiteFigures): Row[] {
  const budget = WITH_BUDGET.includes(figures.page.route) ? 150 : Number.POSITIVE_INFINITY;
  return [
    atMost('JavaScript before interaction', figures.scriptBytes / KILOBYTE, budget, 'KB', 1),
    atMost('CSS', figures.styleBytes / KILOBYTE, 20, 'KB', 1),
    atMost('requests to third parties', figures.foreignRequests, 0, ''),
    atLeast('Lighthouse performance', figures.performance, 97),
    atLeast('Lighthouse accessibility', figures.accessibility, 100),
    atLeast('Lighthouse best practices', figures.bestPractices, 100),
    atLeast('Lighthouse SEO', figures.seo, 100),
    atMost('largest contentful paint', figures.largestContentfulPaintMs / 1000, 1.9, 's', 2),
    atMost('cumulative layout shift', figures.cumulativeLayoutShift, 0.02, '', 4),
    atMost('total blocking time', figures.totalBlockingMs, 200, 'ms'),
    measured('performance by the clock', number(figures.byTheClock.performance)),
    measured(
      'total blocking time by the clock',
      `${number(figures.byTheClock.totalBlockingMs)} ms`,
    ),
    measured('speed of the machine (benchmark index)', number(figures.benchmarkIndex)),
    measured('slowed down', `${number(figures.slowdown, 1)} ×`),
  ];
}

/** One line for a whole page: its speed, and the limits it misses. */
export function pageRow(figures: SiteFigures): Row {
  const { brand, language, path } = figures.page;
  const missed = siteRows(figures).filter(({ met }) => !met);
  return {
    figure: `${brand}, ${language}, ${path}`,
    value: [
      number(figures.performance),
      `${number(figures.largestContentfulPaintMs / 1000, 2)} s`,
      `${number(figures.totalBlockingMs)} ms`,
      `(${number(figures.byTheClock.performance)} · ${number(figures.byTheClock.totalBlockingMs)} ms)`,
      number(figures.cumulativeLayoutShift, 3),
      `${number(figures.scriptBytes / KILOBYTE, 1)} KB`,
      `${number(figures.benchmarkIndex)} ÷ ${number(figures.slowdown, 1)}`,
    ].join(' · '),
    goal:
      missed.map(({ figure, value, goal }) => `${figure}: ${value}, ${goal}`).join('; ') || 'all',
    met: missed.length === 0,
  };
}

/** The figures of a list scrolled from top to end. */
export function scrollRows({ longestTaskMs, grownBytes }: ScrollFigures): Row[] {
  return [
    atMost('longest task after the first page', longestTaskMs, 100, 'ms'),
    atMost('memory grown on the way', grownBytes / KILOBYTE / KILOBYTE, 5, 'MB', 1),
  ];
}

/** The figures of a very long record. */
export function recordsRows(figures: RecordsFigures): Row[] {
  const { shown, answerMs, openMs, olderTaskMs, scrollTaskMs } = figures;
  return [
    atMost('the answer with its totals, median', answerMs, 300, 'ms'),
    atMost('the page, to its first movement', openMs, 1000, 'ms'),
    atMost(`longest task while ${number(shown)} movements come`, olderTaskMs, 100, 'ms'),
    atMost('longest task in a fling through them', scrollTaskMs, 100, 'ms'),
  ];
}

/** The response times of a very large team's pages. */
export function teamRows(figures: TeamFigures): Row[] {
  const { answers, meanwhileMs, firstMs, lossesMs, dueMs, countMs } = figures;
  const kinds = [
    ...answers,
    { of: 'the direct members, while the reports are counted ahead', ms: meanwhileMs },
    { of: 'profit and loss of 30 days, first after a login', ms: lossesMs },
    { of: 'the overview of 30 days, first after a login', ms: firstMs },
    { of: 'the overview when the next count is due', ms: dueMs },
    { of: 'the first overview of any other days, which counts the team', ms: countMs },
  ];
  return [
    atMost('the median of all of these', median(kinds.map(({ ms }) => ms)), 150, 'ms'),
    ...kinds.map(({ of, ms }) => atMost(of, ms, 150, 'ms')),
  ];
}

/** A site's response to presses, against every brand's limits. */
export function pressRows({ routeMs, nextPaintMs, dialogMs }: PressFigures): Row[] {
  return [
    atMost('a press on a link to the next paint', routeMs, 100, 'ms'),
    atMost('any press to the next paint (INP)', nextPaintMs, 200, 'ms'),
    atMost('a press to the fields of a dialog', dialogMs, 300, 'ms'),
  ];
}

/** The reference platform's figures against their limits. */
export function sandboxRows(figures: SandboxFigures): Row[] {
  return [
    atMost('ready, from the seeded snapshot', figures.bootMs / 1000, 3, 's', 2),
    atMost('a page of games, median', figures.listMedianMs, 15, 'ms', 1),
    atMost('a page of games, 95th percentile', figures.list95thMs, 30, 'ms', 1),
    atLeast('pages of games a second', figures.listsPerSecond, 500),
  ];
}

/** The platform's figures under more bets than it can handle. */
export function overloadRows(figures: OverloadFigures): Row[] {
  return [
    atMost('the status of the site, 99th percentile', figures.status99thMs, 100, 'ms'),
    atMost('the status of the site, the longest answer', figures.statusLongestMs, 250, 'ms'),
    atMost('an accepted bet, 99th percentile', figures.bet99thMs, 2000, 'ms'),
    measured('an accepted bet, median', `${number(figures.betMedianMs)} ms`),
    atLeast('bets accepted', figures.accepted, 1),
    measured('calls refused with 503', `${number(figures.refusedShare * 100, 1)} %`),
    atMost('calls answered with anything else', figures.otherAnswers, 0, ''),
    {
      figure: 'the books afterwards',
      value: figures.booksClean ? 'clean' : 'not clean',
      goal: 'clean',
      met: figures.booksClean,
    },
  ];
}
