import { EXIT, type Exit, UsageError } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { brandIds } from '#scripts/pipeline/brands.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { actorOf } from '../actor.ts';
import { goneBrands, goneLines } from '../goneBrands.ts';
import type { HealthCheck } from '../health/healthCheck.ts';
import { storedHealth } from '../health/storedHealth.ts';
import { namedSites } from '../named.ts';
import { openPublished } from '../openPublished.ts';
import type { CommonOptions } from '../options.ts';
import { interruptible } from '../promote/interruption.ts';
import { assumedLive, neverLive, takenDown } from '../promote/neverLive.ts';
import { type PromoteOutcome, promoteInRings, ringOf } from '../promote/promoteInRings.ts';
import { assumedLines, takenDownLines, tellRings } from '../promote/promoteWords.ts';
import { parseRings } from '../promote/rings.ts';
import { stateChanger } from '../promote/stateChange.ts';
import { isWanted, numbersOf, parseWanted } from '../promote/wanted.ts';
import { wantedRevisions } from '../promote/wantedRevisions.ts';
import { releaseCommand } from '../releaseCommand.ts';
import { serveRevisions } from '../serve/serving.ts';
import { ReleaseFailure } from '../store/failure.ts';
import { type ReadState, readState } from '../store/hosts.ts';
import type { RequireLease } from '../store/leases.ts';
import { publishedBrands, type Revision } from '../store/revisions.ts';
import { underLease } from '../underLease.ts';

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

/** The sites to promote, the numbers of those that were given one, the sites that rings may name, and those that stay off line. */
async function targetsOf(
  store: ObjectStore,
  texts: readonly string[],
  options: PromoteOptions,
  read: ReadState,
) {
  const wanted = texts.map(parseWanted);
  const known = await publishedBrands(store);
  const none = { numbers: new Map<string, number>(), offline: [] };
  if (options.new) {
    if (options.all || texts.length > 0) {
      throw new UsageError('--new cannot be combined with names of brands or --all.');
    }
    return { ...none, sites: await neverLive(store, known, read.state), known };
  }
  if (options.all && texts.length === 0) {
    if (known.length === 0) {
      const publish = releaseCommand('publish --all', options.store);
      throw new ReleaseFailure(
        `Nothing is published in ${options.store}. Publish first: ${publish}.`,
      );
    }
    const offline = await takenDown(store, known, read);
    return { ...none, sites: known.filter((site) => !offline.includes(site)), known, offline };
  }
  const names = wanted.map(({ name }) => name);
  const named = namedSites(names, options.all, known, `in ${store.name}`);
  const sites = named.filter((site) => isWanted(site, wanted));
  return { ...none, sites, numbers: numbersOf(wanted), known: sites };
}

const idleLine = ({ all }: PromoteOptions): string =>
  all ? 'All brands are taken down.' : 'No brand has a revision that was never live.';

/** `promote BRAND[@N]…|--all|--new`: makes revisions live, all in one step or ring by ring. */
export async function promote(
  texts: readonly string[],
  options: PromoteOptions,
  io: Io,
): Promise<Exit> {
  const store = await openPublished(options.store);
  const check = await checkOf(store, options);
  // Before anything is changed: its folder of brands may not be there.
  await brandIds(options.brands);
  const read = await readState(store);
  const { sites, numbers, known, offline } = await targetsOf(store, texts, options, read);
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
          ...ringOf(ring),
          generation: generation + at + 1,
          problems: [],
          checked: false,
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
    if (!check) return promoteInRings(rings, change, check);
    return interruptible((interrupted) => promoteInRings(rings, change, check, interrupted));
  };
  const lease = { kind: 'use', command: 'promote', now: io.now() } as const;
  const outcome = await underLease(store, options, lease, run);
  const gone = await goneBrands(store, options.brands);
  if (options.json) {
    const takenDown = offline;
    io.out(asJson({ ...outcome, assumed, takenDown, gone, dryRun: options.dryRun }));
  } else {
    for (const text of assumedLines(assumed, read.state, options.store)) {
      io.out(paint('yellow', text));
    }
    if (outcome.rings.length === 0) io.out(idleLine(options));
    else if (options.dryRun) io.out('Nothing is changed; it would be:');
    tellRings(outcome, io);
    for (const text of takenDownLines(offline, options.store)) io.out(text);
    for (const text of goneLines(gone, options.store)) io.out(text);
  }
  return outcome.failures === undefined ? EXIT.fine : EXIT.invalid;
}
