import { brandOfSite } from '#scripts/pipeline/markets.ts';
import { readManifest } from '#scripts/pipeline/readBrand.ts';
import { diagnosticLine } from '#scripts/pipeline/validate/diagnostic.ts';
import { securityExpiry } from '#scripts/pipeline/validate/securityExpiry.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { previewName } from '../previewHost.ts';
import { servePublished } from '../serve/serving.ts';
import type { RequireLease } from '../store/leases.ts';
import { addRevision, newestRevision } from '../store/revisions.ts';
import { type BuiltSites, openBuiltSite } from './builtSite.ts';
import { type KnownKeys, plannedBytes, storeSite } from './storeSite.ts';

/** What all publishes of a run share. */
export interface PublishRun {
  store: ObjectStore;
  /** Where built sites are. */
  sites: BuiltSites;
  brandsDir: string;
  by: string;
  now: () => Date;
  known: KnownKeys;
  dryRun: boolean;
  /** Throws if a sweep may have removed what was stored. */
  requireLease: RequireLease;
}

/** The outcome of one publish. */
export interface Published {
  brand: string;
  revision: number;
  /** Whether it is a new revision: a site equal to the newest one is not published again. */
  isNew: boolean;
  /** The hash of the site. */
  site: string;
  /** Bytes written to the store, and bytes of the site's files that were stored already. */
  written: number;
  shared: number;
}

/** Publishes one built site as the next revision of its brand. */
export async function publishSite(id: string, run: PublishRun): Promise<Published> {
  const { store, brandsDir, by, now } = run;
  const built = await openBuiltSite(run.sites, id);
  const before = await newestRevision(store, id);
  if (run.dryRun) {
    const { hash, ...bytes } = await plannedBytes(store, built, run.known);
    const isNew = before?.site !== hash;
    const revision = (before?.number ?? 0) + (isNew ? 1 : 0);
    return { brand: id, revision, isNew, site: hash, ...bytes };
  }
  const { hash, ...bytes } = await storeSite(store, built, run.known);
  if (before?.site === hash) {
    await servePublished(store, previewName(id, before.number), { site: hash, isNew: false });
    return { brand: id, revision: before.number, isNew: false, site: hash, ...bytes };
  }
  const manifest = await readManifest(brandsDir, brandOfSite(id));
  await run.requireLease();
  const { number } = await addRevision(store, {
    brand: id,
    site: hash,
    domains: built.site.domains,
    publishedBy: by,
    publishedAt: now().toISOString(),
    ...(built.source !== undefined && { source: built.source }),
    findings: securityExpiry(manifest, now()).map(diagnosticLine),
  });
  await servePublished(store, previewName(id, number), { site: hash, isNew: true });
  return { brand: id, revision: number, isNew: true, site: hash, ...bytes };
}
