import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { ReleaseFailure } from './failure.ts';
import { isHost } from './hostName.ts';
import { parsedObject } from './parsedObject.ts';
import { REVISIONS, revisionKey } from './revisionKey.ts';
import { isHash } from './siteFault.ts';

/** How many revisions of a brand are kept. */
export const KEPT_REVISIONS = 10;

/** One publish of a brand. */
export interface Revision {
  brand: string;
  /** Counted from 1 for each brand. */
  number: number;
  /** The hash of the site. */
  site: string;
  /** The hosts that serve it, the main one first. */
  domains: string[];
  publishedBy: string;
  /** ISO 8601, in UTC. */
  publishedAt: string;
  /** The commit of the code that built it, where known. */
  source?: string;
  /** What the check of the brand warned of. */
  findings: string[];
  /** The brand's revision before it. */
  parent?: number;
}

/** The name of a revision's record. Other files in the folder do not belong to the store. */
const NAME = /^(\d{6,})\.json$/;

/** The brands that have revisions. */
export const publishedBrands = (store: ObjectStore): Promise<string[]> => store.names(REVISIONS);

/** The numbers of a brand's revisions, in order. */
export const revisionNumbers = async (store: ObjectStore, brand: string): Promise<number[]> =>
  (await store.names(`${REVISIONS}/${brand}`))
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** Whether a record is that of a revision. */
const isRevision = (value: unknown, brand: string, number: number): value is Revision =>
  isObject(value) &&
  value.brand === brand &&
  value.number === number &&
  isHash(value.site) &&
  Array.isArray(value.domains) &&
  value.domains.every(isHost) &&
  Array.isArray(value.findings) &&
  [value.publishedBy, value.publishedAt].every((each) => typeof each === 'string');

/**
 * A revision; undefined if it does not exist.
 * @throws ReleaseFailure if its record is damaged, or is that of another one
 */
export async function readRevision(
  store: ObjectStore,
  brand: string,
  number: number,
): Promise<Revision | undefined> {
  const bytes = await store.get(revisionKey(brand, number));
  if (!bytes) return undefined;
  const read: unknown = parsedObject(bytes);
  if (isRevision(read, brand, number)) return read;
  throw new ReleaseFailure(
    `${revisionKey(brand, number)} of ${store.name} is damaged: it is not the record of ${brand} r${number}. Restore it, or move it away and publish ${brand} again.`,
  );
}

/** A brand's newest revision, undefined if it has none. */
export async function newestRevision(
  store: ObjectStore,
  brand: string,
): Promise<Revision | undefined> {
  const number = (await revisionNumbers(store, brand)).at(-1);
  return number === undefined ? undefined : readRevision(store, brand, number);
}

/** Records a publish under the brand's next number, also if others publish the brand at the same moment. */
export async function addRevision(
  store: ObjectStore,
  publish: Omit<Revision, 'number' | 'parent'>,
): Promise<Revision> {
  // The revision names the site, so all of the site comes to the disk before it.
  await store.settle();
  for (;;) {
    const parent = (await revisionNumbers(store, publish.brand)).at(-1);
    const number = (parent ?? 0) + 1;
    const revision = { ...publish, number, ...(parent !== undefined && { parent }) };
    const bytes = new TextEncoder().encode(`${JSON.stringify(revision, null, 2)}\n`);
    if (await store.create(revisionKey(publish.brand, number), bytes)) {
      await store.settle();
      return revision;
    }
  }
}

/** Removes a revision. */
export const removeRevision = (store: ObjectStore, { brand, number }: Revision): Promise<void> =>
  store.remove(revisionKey(brand, number));
