import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, columns, type Io, paint } from '#scripts/command/io.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { goneBrands, goneLines } from '../goneBrands.ts';
import { namedSites } from '../named.ts';
import { openPublished } from '../openPublished.ts';
import type { CommonOptions } from '../options.ts';
import { previewHost } from '../previewHost.ts';
import { releaseCommand } from '../releaseCommand.ts';
import { entryOf } from '../store/entryOf.ts';
import { type LiveState, reachedRevisions, readState } from '../store/hosts.ts';
import { publishedBrands, readRevision, revisionNumbers } from '../store/revisions.ts';

/** What is or was of a revision: live, new (never live yet), rolled back, or taken down. Empty for one that a newer one has replaced. */
function stateOf(brand: string, number: number, state: LiveState): string {
  const live = entryOf(state.brands, brand)?.revision;
  const reached = entryOf(reachedRevisions(state), brand) ?? 0;
  if (number === live) return 'live';
  if (number > reached) return 'new';
  if (live === undefined) return number === reached ? 'taken down' : '';
  return number > live ? 'rolled back' : '';
}

/** The revisions of a brand, the newest first. */
async function revisionsOf(store: ObjectStore, brand: string, state: LiveState, domain?: string) {
  const numbers = (await revisionNumbers(store, brand)).reverse();
  const found = await Promise.all(numbers.map((number) => readRevision(store, brand, number)));
  return found.flatMap((revision) =>
    revision
      ? [
          {
            ...revision,
            live: entryOf(state.brands, brand)?.revision === revision.number,
            state: stateOf(brand, revision.number, state),
            ...(domain !== undefined && {
              preview: previewHost(brand, revision.number, domain),
            }),
          },
        ]
      : [],
  );
}

/** `list [NAME…]`: the revisions of each brand, who published them and when, and what is live on which hosts. */
export async function list(
  names: readonly string[],
  options: CommonOptions,
  io: Io,
): Promise<Exit> {
  const store = await openPublished(options.store);
  const known = await publishedBrands(store);
  const brands = names.length === 0 ? known : namedSites(names, false, known, `in ${store.name}`);
  const { state } = await readState(store);
  const domain = options.previewDomain;
  const revisions = (
    await Promise.all(brands.map((brand) => revisionsOf(store, brand, state, domain)))
  ).flat();
  const gone = await goneBrands(store, options.brands);
  if (options.json) {
    const { generation, changedBy, changedAt, hosts } = state;
    io.out(asJson({ generation, changedBy, changedAt, hosts, revisions, gone }));
    return EXIT.fine;
  }
  if (revisions.length === 0) {
    io.out(
      `No revisions yet in ${options.store}. Build, then publish with ${releaseCommand('publish --all', options.store)}.`,
    );
    return EXIT.fine;
  }
  const head = ['BRAND', 'REVISION', 'STATE', 'PUBLISHED', 'BY', 'SOURCE', 'HOSTS'];
  const rows = revisions.map(({ brand, number, live, preview, state: one, ...rest }) => [
    brand,
    `r${number}`,
    one,
    rest.publishedAt,
    rest.publishedBy,
    rest.source?.slice(0, 12) ?? '',
    [
      ...(live ? (entryOf(state.brands, brand)?.domains ?? []) : []),
      ...(preview ? [preview] : []),
    ].join(' '),
  ]);
  const [first, ...rest] = columns([head, ...rows]).split('\n');
  io.out([paint('dim', first ?? ''), ...rest].join('\n'));
  if (state.generation > 0) {
    io.out(`generation ${state.generation}, by ${state.changedBy} at ${state.changedAt}`);
  }
  for (const text of goneLines(gone, options.store)) io.out(text);
  return EXIT.fine;
}
