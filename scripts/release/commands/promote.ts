import { commandLine } from '#scripts/command/commandLine.ts';
import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { brandIds } from '#scripts/pipeline/brands.ts';
import { count } from '#scripts/pipeline/validate/report.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { openStore } from '#scripts/store/openStore.ts';
import { actorOf } from '../actor.ts';
import { goneBrands, goneLines } from '../goneBrands.ts';
import type { HealthCheck } from '../health/healthCheck.ts';
import { storedHealth } from '../health/storedHealth.ts';
import { namedSites } from '../named.ts';
import type { CommonOptions } from '../options.ts';
import { assumedLive, neverLive } from '../promote/neverLive.ts';
import { type PromoteOutcome, promoteInRings } from '../promote/promoteInRings.ts';
import { parseRings } from '../promote/rings.ts';
import { stateChanger } from '../promote/stateChange.ts';
import { parseWanted, wantedRevisions } from '../promote/wantedRevisions.ts';
import { serveRevisions } from '../serve/serving.ts';
import { ReleaseFailure } from '../store/failure.ts';
import { type LiveState, readState } from '../store/hosts.ts';
import type { RequireLease } from '../store/leases.ts';
import { publishedBrands, type Revision } from '../store/revisions.ts';
import { underLease } from '../underLease.ts';
import { someOf } from '../words.ts';

export interface PromoteOptions extends CommonOptions {
  all: boolean;
  /** Every brand whose newest revision was never live. */
  new: boolean;
  rings?: string;
  /** The address of the server to check the sites on. */
  origin?: string;
}

/** Sites are checked if there are rings, or a server to ask. */
async function checkOf(
  store: ObjectStore,
  { rings, origin }: PromoteOptions,
): Promise<HealthCheck | undefined> {
  if (origin !== undefined) {
    if (!URL.canParse(origin) || !/^https?:/.test(origin)) {
      throw new UsageError(
        `--origin wants an address such as http://127.0.0.1:8080, not "${origin}".`,
      );
    }
    // Most promotions ask no server, and go live sooner without its client.
    const { servedHealth } = await import('../health/servedHealth.ts');
    return servedHealth(store, origin);
  }
  return rings === undefined ? undefined : storedHealth(store);
}

/** The sites to promote, the numbers of those that were given one, and the sites that rings may name. */
async function targetsOf(
  store: ObjectStore,
  texts: readonly string[],
  options: PromoteOptions,
  state: LiveState,
) {
  const wanted = texts.map(parseWanted);
  const known = await publishedBrands(store);
  if (options.new) {
    if (options.all || texts.length > 0) {
      throw new UsageError('--new cannot be combined with names of brands or --all.');
    }
    return { sites: await neverLive(store, known, state), numbers: new Map(), known };
  }
  const names = wanted.map(({ name }) => name);
  const sites = namedSites(names, options.all, known, `in ${store.name}`);
  if (sites.length === 0) throw new ReleaseFailure(`Nothing is published in ${store.name}.`);
  return { sites, numbers: numbersOf(wanted), known: sites };
}

/** The numbers of the brands that were given one. */
function numbersOf(wanted: readonly ReturnType<typeof parseWanted>[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { name, number } of wanted) {
    if (number === undefined) continue;
    const other = numbers.get(name) ?? number;
    if (other !== number) {
      throw new UsageError(`${name} cannot be r${other} and r${number}: give one of them.`);
    }
    numbers.set(name, number);
  }
  return numbers;
}

type Assumed = Awaited<ReturnType<typeof assumedLive>>;

/** What a live state from before it was kept which revisions were ever live is taken for. */
function assumedLines(assumed: Assumed, { changedAt }: LiveState): string[] {
  if (assumed.length === 0) return [];
  const names = assumed.map(({ brand, revision }) => `${brand} r${revision}`);
  const brands = assumed.map(({ brand }) => brand).join(' ');
  return [
    `What is live was last changed at ${changedAt} by an earlier version of Livery, which did not keep what was ever live. All that was published by then counts as having been live, so this is not made live: ${names.join(', ')}. If it never was: \`${commandLine('release')} promote ${brands}\`.`,
  ];
}

function tell(outcome: PromoteOutcome, gone: readonly string[], io: Io): void {
  if (outcome.rings.length === 0) io.out('No brand has a revision that was never live.');
  for (const { brands, generation, problems } of outcome.rings) {
    io.out(`generation ${generation}: ${count(brands.length, 'brand')} live (${someOf(brands)})`);
    for (const { brand, check, reason } of problems) {
      io.err(paint('red', `${brand} failed the check of ${check}: ${reason}`));
    }
  }
  for (const failure of outcome.failures ?? []) io.err(paint('red', failure));
  if (outcome.restored !== undefined) {
    io.err(
      paint('red', `Stopped: generation ${outcome.restored} has the sites from before again.`),
    );
  }
  for (const text of goneLines(gone)) io.out(text);
}

/** `promote BRAND[@N]…|--all|--new`: makes revisions live, all in one step or ring by ring. */
export async function promote(
  texts: readonly string[],
  options: PromoteOptions,
  io: Io,
): Promise<Exit> {
  const store = await openStore(options.store);
  const check = await checkOf(store, options);
  // Before anything is changed: its folder of brands may not be there.
  await brandIds(options.brands);
  const read = await readState(store);
  const { sites, numbers, known } = await targetsOf(store, texts, options, read.state);
  const assumed = options.new ? await assumedLive(store, known, read) : [];
  const ringNames = parseRings(options.rings ?? 'all', sites, known);
  const run = async (requireLease: RequireLease): Promise<PromoteOutcome> => {
    const revisions = await wantedRevisions(store, ringNames.flat(), numbers, options.all);
    const bySite = new Map(revisions.map((revision) => [revision.brand, revision]));
    const rings: Revision[][] = ringNames.map((ring) =>
      ring.flatMap((site) => bySite.get(site) ?? []),
    );
    if (options.dryRun) {
      const { generation } = read.state;
      return {
        rings: rings.map((ring, at) => ({
          brands: ring.map(({ brand }) => brand),
          generation: generation + at + 1,
          problems: [],
        })),
      };
    }
    await serveRevisions(store, revisions);
    const change = stateChanger(store, read, {
      by: actorOf(options.by),
      now: io.now,
      reload: options.reload,
      requireLease,
    });
    return promoteInRings(rings, change, check);
  };
  const lease = { kind: 'use', command: 'promote', now: io.now() } as const;
  const outcome = await underLease(store, options, lease, run);
  const gone = await goneBrands(store, options.brands);
  if (options.json) io.out(asJson({ ...outcome, assumed, gone, dryRun: options.dryRun }));
  else {
    for (const text of assumedLines(assumed, read.state)) io.out(paint('yellow', text));
    if (options.dryRun) io.out('Nothing is changed; it would be:');
    tell(outcome, gone, io);
  }
  return outcome.failures === undefined ? EXIT.fine : EXIT.invalid;
}
