import { UsageError } from '#scripts/command/exit.ts';
import { flagsOf } from '#scripts/command/readOrExit.ts';
import { shardOf } from '#scripts/test/testRequest.ts';

/** The options of the command line, as arguments of Playwright. */
export interface AskedJourneys {
  /** The selected journeys: names of files, titles, devices. */
  which: string[];
  /** How they run: a share of them, the number of workers. */
  how: string[];
}

/** Matches a line number after the name of a file, as Playwright accepts it. */
const LINE = /:\d+(:\d+)?$/;

const USAGE =
  '-g TITLE, --project desktop|phone, --shard i/n, --workers n, --headed and --pass-with-no-tests; for others run npx playwright test --config e2e/playwright.config.ts';

/** The names of specs by which Playwright finds files. */
function namesOf(names: readonly string[], specs: readonly string[]): string[] {
  const unknown = names.filter(
    (name) => !specs.some((spec) => spec.includes(name.replace(LINE, ''))),
  );
  if (unknown.length === 0) return [...names];
  throw new UsageError(
    `There is no journey file with ${unknown.join(', ')} in its name. The files are e2e/*.spec.ts, such as lobby.`,
  );
}

/**
 * Reads `[NAME…] [-g TITLE] [--project desktop] [--shard 1/2] [--workers 1] [--headed]`.
 * @param specs the files of journeys
 * @throws UsageError where there is no such file, option or share
 */
export function askedJourneys(argv: readonly string[], specs: readonly string[]): AskedJourneys {
  const { values, positionals } = flagsOf(
    argv,
    {
      grep: { type: 'string', short: 'g' },
      project: { type: 'string' },
      shard: { type: 'string' },
      workers: { type: 'string', short: 'j' },
      headed: { type: 'boolean' },
      'pass-with-no-tests': { type: 'boolean' },
    },
    USAGE,
  );
  const { grep, project, workers, headed, 'pass-with-no-tests': mayBeNone } = values;
  const shard = shardOf(values.shard);
  const valued = (name: string, value?: string) =>
    value === undefined ? [] : [`--${name}=${value}`];
  return {
    which: [...namesOf(positionals, specs), ...valued('grep', grep), ...valued('project', project)],
    how: [
      ...valued('shard', shard),
      ...valued('workers', workers),
      ...(headed ? ['--headed'] : []),
      ...(mayBeNone ? ['--pass-with-no-tests'] : []),
    ],
  };
}
