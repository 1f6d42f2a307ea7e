import { RECORD } from '#scripts/pipeline/emit.ts';
import { brandOfSite } from '#scripts/pipeline/markets.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { VARIANTS } from '../store/blobKey.ts';
import { readBlob } from '../store/blobs.ts';
import type { StoredSite } from '../store/sites.ts';
import { brandOfDocument, contentOf, fileOf, LOBBY, lobbyHeaders } from './expected.ts';
import { type HealthCheck, problemsOf } from './healthCheck.ts';

/** Headers without which no site may be served. */
const REQUIRED = ['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'];

async function record(store: ObjectStore, site: StoredSite): Promise<string | undefined> {
  const bytes = await contentOf(store, site, RECORD);
  const brand: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes)).brand;
  return brand === site.brand ? undefined : `${RECORD} is of ${brand ?? 'no brand'}`;
}

async function documents(store: ObjectStore, site: StoredSite): Promise<string | undefined> {
  const lobby = await contentOf(store, site, LOBBY);
  if (!lobby) return `${LOBBY} is missing`;
  const brand = brandOfDocument(lobby);
  if (brand !== brandOfSite(site.brand)) return `${LOBBY} is of ${brand ?? 'no brand'}`;
  for (const { path } of site.files.filter((file) => file.path.endsWith('.html'))) {
    if (!(await contentOf(store, site, path))) return `${path} is missing`;
  }
  return undefined;
}

async function headers(store: ObjectStore, site: StoredSite): Promise<string | undefined> {
  const names = (await lobbyHeaders(store, site)).map(([name]) => name);
  const missing = REQUIRED.find((name) => !names.includes(name));
  return missing && `its rules give the lobby no ${missing}`;
}

async function compression(store: ObjectStore, site: StoredSite): Promise<string | undefined> {
  const lobby = fileOf(site, LOBBY);
  if (!lobby?.compressed) return `${LOBBY} has no compressed forms`;
  for (const variant of VARIANTS) {
    if (!(await readBlob(store, lobby.sha256, variant))) return `${LOBBY}.${variant} is missing`;
  }
  return undefined;
}

/** Checks sites as they are stored: every document is whole and of the right brand, with its headers and compressed forms. */
export const storedHealth =
  (store: ObjectStore): HealthCheck =>
  (revision) =>
    problemsOf(store, revision, {
      record: (site) => record(store, site),
      documents: (site) => documents(store, site),
      headers: (site) => headers(store, site),
      compression: (site) => compression(store, site),
    });
