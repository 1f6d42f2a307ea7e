/** How the result of a step is counted. */
export type Count =
  /** The step passes or fails as a whole. */
  | { kind: 'exit' }
  /** A JSON report has the number of passed and failed tests. */
  | { kind: 'vitest' | 'playwright'; report: string; mayBeEmpty?: boolean };

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** The arguments of Node. */
  args: readonly string[];
  count: Count;
  /** Whether it can run a part of its tests: a shard, or what a change affects. */
  divides?: true;
  /** Runs only in `npm run test:all`, or when named. */
  nightly?: true;
  /** A check of some seconds that mostly uses one core: it runs in parallel with others. */
  short?: true;
}

const BIN = 'node_modules';
const vitest = `${BIN}/vitest/vitest.mjs`;

function vitestStep(name: string, config: string): Step {
  const report = `.livery/test/${name}.json`;
  return {
    name,
    args: [
      vitest,
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: { kind: 'vitest', report },
    divides: true,
  };
}

const exit = (name: string, ...args: string[]): Step => ({ name, args, count: { kind: 'exit' } });

const check = (name: string, ...args: string[]): Step => ({ ...exit(name, ...args), short: true });

/** All steps, the short checks first. */
export const STEPS: readonly Step[] = [
  check('types', `${BIN}/typescript/bin/tsc`, '-p', '.'),
  check(
    'lint',
    `${BIN}/@biomejs/biome/bin/biome`,
    'ci',
    '--colors=off',
    '--error-on-warnings',
    '.',
  ),
  check('imports', 'scripts/check/run.ts', 'imports'),
  check('brand names', 'scripts/check/run.ts', 'brand-names'),
  check('languages', 'scripts/check/run.ts', 'languages'),
  check('language names', 'scripts/check/run.ts', 'language-names'),
  check('unused code', `${BIN}/knip/bin/knip.js`),
  check('generated files', 'scripts/codegen/run.ts', '--check'),
  check('brands', 'scripts/brand/cli.ts', 'check'),
  vitestStep('unit', 'vitest.config.ts'),
  vitestStep('postgres', 'vitest.postgres.config.ts'),
  vitestStep('stories', 'vitest.stories.config.ts'),
  {
    name: 'matrix',
    args: ['scripts/ui/matrix.ts'],
    count: { kind: 'playwright', report: '.livery/test/ui.json' },
    divides: true,
    nightly: true,
  },
  exit('build', 'scripts/pipeline/cli.ts', '--all'),
  { ...exit('observatory', 'scripts/observatory/run.ts'), nightly: true },
  {
    name: 'journeys',
    args: ['e2e/run.ts'],
    count: { kind: 'playwright', report: '.livery/test/journeys.json' },
    divides: true,
  },
];

/** The requested steps; if none is named, those of a push or of the night. */
export const stepsAsked = ({ steps, all }: { steps: readonly string[]; all: boolean }): Step[] =>
  STEPS.filter(({ name, nightly }) =>
    steps.length > 0 ? steps.includes(name) : all || nightly !== true,
  );
