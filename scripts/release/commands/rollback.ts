import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { asJson, type Io } from '#scripts/command/io.ts';
import { count } from '#scripts/pipeline/validate/report.ts';
import { actorOf } from '../actor.ts';
import { liveSites } from '../liveSites.ts';
import { openPublished } from '../openPublished.ts';
import type { CommonOptions } from '../options.ts';
import { stateChanger } from '../promote/stateChange.ts';
import { wantedRevisions } from '../promote/wantedRevisions.ts';
import { releaseCommand } from '../releaseCommand.ts';
import { serveRevisions } from '../serve/serving.ts';
import { entryOf } from '../store/entryOf.ts';
import { ReleaseFailure } from '../store/failure.ts';
import { type LiveState, readState, rolledBack } from '../store/hosts.ts';
import type { RequireLease } from '../store/leases.ts';
import { underLease } from '../underLease.ts';
import { someOf } from '../words.ts';

export interface RollbackOptions extends CommonOptions {
  all: boolean;
  /** The number of the revision; without it, the one that was live before. */
  to?: string;
}

function numberOf(to: string | undefined): number | undefined {
  if (to === undefined) return undefined;
  if (/^[1-9]\d*$/.test(to)) return Number(to);
  throw new UsageError(`--to wants the number of a revision, not "${to}".`);
}

/** The revision that each brand goes back to. With `--all`, brands that were never live with another one are left out. */
function stepsBack(
  sites: readonly string[],
  { brands }: LiveState,
  { to, all, store }: { to: number | undefined; all: boolean; store: string },
): { numbers: Map<string, number>; stuck: string[] } {
  const steps = sites.map((site) => [site, to ?? entryOf(brands, site)?.before[0]] as const);
  const stuck = steps.filter(([, number]) => number === undefined).map(([site]) => site);
  if (stuck.length > 0 && !all) {
    throw new ReleaseFailure(
      ...stuck.map(
        (site) =>
          `${site} has no revision that was live before r${entryOf(brands, site)?.revision}, so nothing was changed. For another one: ${releaseCommand(`promote ${site}@N`, store)}.`,
      ),
    );
  }
  const numbers = new Map(
    steps.flatMap(([site, number]) => (number === undefined ? [] : [[site, number] as const])),
  );
  return { numbers, stuck };
}

/** `rollback BRAND…|--all [--to N]`: makes the revision live again that was live before, or another one. */
export async function rollback(
  names: readonly string[],
  options: RollbackOptions,
  io: Io,
): Promise<Exit> {
  const store = await openPublished(options.store);
  const to = numberOf(options.to);
  if (to !== undefined && options.all)
    throw new UsageError('--to goes with names, not with --all.');
  const run = async (requireLease: RequireLease) => {
    const read = await readState(store);
    const named = await liveSites(names, options.all, read.state, store);
    // A number is that of one site: each market of a brand counts its own.
    const sites = to === undefined ? named : named.filter((site) => names.includes(site));
    const { all } = options;
    const { numbers, stuck } = stepsBack(sites, read.state, { to, all, store: options.store });
    const revisions = await wantedRevisions(store, [...numbers.keys()], numbers);
    if (!options.dryRun) await serveRevisions(store, revisions);
    const change = stateChanger(store, read, {
      by: actorOf(options.by),
      now: io.now,
      reload: options.reload,
      requireLease,
    });
    const wanted = new Map(revisions.map((revision) => [revision.brand, revision]));
    const back = (brands: LiveState['brands']) =>
      Object.fromEntries(
        Object.entries(brands).map(([brand, one]) => {
          const revision = wanted.get(brand);
          return [brand, revision ? rolledBack(one, revision) : one];
        }),
      );
    const isIdle = options.dryRun || revisions.length === 0;
    const { generation } = isIdle ? read.state : await change(back);
    return {
      generation,
      brands: revisions.map(({ brand, number }) => ({ brand, revision: number })),
      stuck,
    };
  };
  const lease = { kind: 'use', command: 'rollback', now: io.now() } as const;
  const outcome = await underLease(store, options, lease, run);
  if (options.json) io.out(asJson({ ...outcome, dryRun: options.dryRun }));
  else {
    const shown = outcome.brands.map(({ brand, revision }) => `${brand} r${revision}`);
    const number = count(shown.length, 'brand');
    if (shown.length === 0) io.out('No brand was live with another revision before.');
    else if (options.dryRun) io.out(`Would roll back ${number}: ${someOf(shown)}.`);
    else io.out(`generation ${outcome.generation}: ${number} rolled back (${someOf(shown)})`);
    if (shown.length > 0 && outcome.stuck.length > 0) {
      io.out(`Left as they are, never live with an earlier revision: ${someOf(outcome.stuck)}.`);
    }
  }
  return EXIT.fine;
}
