import { resolve } from 'node:path';
import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { brandIds, siteIds } from '#scripts/pipeline/brands.ts';
import { count } from '#scripts/pipeline/validate/report.ts';
import { openStore } from '#scripts/store/openStore.ts';
import { actorOf } from '../actor.ts';
import { namedSites } from '../named.ts';
import type { CommonOptions } from '../options.ts';
import { previewHost } from '../previewHost.ts';
import { sitesInFolder } from '../publish/builtSite.ts';
import { mergedSites } from '../publish/mergedSites.ts';
import { type Published, publishSite } from '../publish/publishSite.ts';
import { releaseCommand } from '../releaseCommand.ts';
import { ReleaseFailure } from '../store/failure.ts';
import type { RequireLease } from '../store/leases.ts';
import { underLease } from '../underLease.ts';
import { bytesText } from '../words.ts';

export interface PublishOptions extends CommonOptions {
  all: boolean;
  /** The folder of built sites. */
  out: string;
  /** The index of a merged build, whose sites are published instead of those of the folder. */
  index?: string;
}

const withPreview = (published: Published, domain: string | undefined) => ({
  ...published,
  ...(domain !== undefined && {
    preview: previewHost(published.brand, published.revision, domain),
  }),
});

function line(published: ReturnType<typeof withPreview>, dryRun: boolean) {
  const { brand, revision, isNew, written, shared, preview } = published;
  const host = preview === undefined ? '' : `  ${preview}`;
  if (!isNew) return `unchanged  ${brand} r${revision}${host}`;
  return `${dryRun ? 'new' : 'published'}  ${brand} r${revision}  ${bytesText(written)} new, ${bytesText(shared)} shared${host}`;
}

/** What was published altogether, and what is next. */
function summary(
  published: readonly Published[],
  { dryRun, store, out, index, previewDomain }: PublishOptions,
  storeName: string,
): string[] {
  const made = published.filter(({ isNew }) => isNew).length;
  const written = bytesText(published.reduce((sum, one) => sum + one.written, 0));
  const revisions = count(made, 'revision');
  if (dryRun) {
    return [
      `${revisions} would be published, ${written} new in ${storeName}, compressed forms not counted.`,
    ];
  }
  const said = `${revisions} published, ${written} new in ${storeName}.`;
  if (made === 0 && published.length > 0) {
    const from = index ?? resolve(out);
    return [
      said,
      `The sites in ${from} are those that the store has: build first what you changed.`,
    ];
  }
  // Previews are looked at first, and those of pull requests never go live.
  if (made === 0 || previewDomain !== undefined) return [said];
  return [said, `Nothing is live by this. Next: ${releaseCommand('promote --new', store)}.`];
}

/** `publish BRAND…|--all`: stores built sites, each as the next revision of its brand. A site that fails stops no other. */
export async function publish(
  names: readonly string[],
  options: PublishOptions,
  io: Io,
): Promise<Exit> {
  const known = await siteIds(options.brands, await brandIds(options.brands));
  const sites = namedSites(names, options.all, known, `in ${options.brands}`);
  const store = await openStore(options.store);
  const { out, index, brands: brandsDir, dryRun } = options;
  const built = index === undefined ? sitesInFolder(resolve(out)) : await mergedSites(index);
  const by = actorOf(options.by);
  const published: ReturnType<typeof withPreview>[] = [];
  const problems: string[] = [];
  const publishAll = async (requireLease: RequireLease) => {
    const known = new Set<string>();
    const run = { store, sites: built, brandsDir, by, now: io.now, known, dryRun };
    for (const site of sites) {
      try {
        const done = await publishSite(site, { ...run, requireLease });
        const one = withPreview(done, options.previewDomain);
        published.push(one);
        // A long run is followed line by line.
        if (!options.json) io.out(line(one, dryRun));
      } catch (error) {
        if (!(error instanceof ReleaseFailure)) throw error;
        problems.push(...error.problems);
      }
    }
  };
  const lease = { kind: 'use', command: 'publish', now: io.now() } as const;
  await underLease(store, options, lease, publishAll);
  const exit = problems.length > 0 ? EXIT.invalid : EXIT.fine;
  if (options.json) {
    io.out(asJson({ published, problems }));
    return exit;
  }
  for (const problem of problems) io.err(paint('red', problem));
  for (const text of summary(published, options, store.name)) io.out(text);
  return exit;
}
