import { RECORD } from '#scripts/pipeline/emit.ts';
import { sha256 } from '#scripts/pipeline/hash.ts';
import { brandOfSite } from '#scripts/pipeline/markets.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { decompressed } from '../store/compression.ts';
import type { StoredSite } from '../store/sites.ts';
import { ask } from './ask.ts';
import { brandOfDocument, fileOf, LOBBY, lobbyHeaders } from './expected.ts';
import { type HealthCheck, problemsOf } from './healthCheck.ts';

/** A server, and the host that it is asked for. */
interface Server {
  store: ObjectStore;
  origin: string;
  host: string;
}

async function record(site: StoredSite, { origin, host }: Server): Promise<string | undefined> {
  const { status, body } = await ask(origin, host, `/${RECORD}`);
  if (status !== 200) return `/${RECORD} answers ${status}`;
  return sha256(body) === fileOf(site, RECORD)?.sha256
    ? undefined
    : `/${RECORD} is that of another revision`;
}

async function documents(site: StoredSite, { origin, host }: Server): Promise<string | undefined> {
  const lobby = await ask(origin, host, '/');
  if (lobby.status !== 200) return `/ answers ${lobby.status}`;
  const brand = brandOfDocument(lobby.body);
  if (brand !== brandOfSite(site.brand)) return `/ is of ${brand ?? 'no brand'}`;
  for (const { path } of site.files.filter((file) => file.path.endsWith('.html'))) {
    const { status } = await ask(origin, host, `/${path}`, { method: 'HEAD' });
    if (status !== 200) return `/${path} answers ${status}`;
  }
  return undefined;
}

async function headers(
  site: StoredSite,
  { store, origin, host }: Server,
): Promise<string | undefined> {
  const answer = await ask(origin, host, '/');
  const wrong = (await lobbyHeaders(store, site)).find(
    ([name, value]) => answer.headers[name.toLowerCase()] !== value,
  );
  return wrong && `/ has ${wrong[0]}: ${answer.headers[wrong[0].toLowerCase()] ?? 'nothing'}`;
}

async function compression(
  site: StoredSite,
  { origin, host }: Server,
): Promise<string | undefined> {
  const { headers: found, body } = await ask(origin, host, '/', { encoding: 'br' });
  if (found['content-encoding'] !== 'br') return '/ is not compressed with Brotli';
  const raw = sha256(await decompressed.br(body));
  return raw === fileOf(site, LOBBY)?.sha256 ? undefined : '/ is another document in Brotli';
}

/** Checks sites as the server at `origin` answers for their main hosts. */
export const servedHealth =
  (store: ObjectStore, origin: string): HealthCheck =>
  (revision) => {
    const server = { store, origin, host: revision.domains[0] ?? '' };
    return problemsOf(store, revision, {
      record: (site) => record(site, server),
      documents: (site) => documents(site, server),
      headers: (site) => headers(site, server),
      compression: (site) => compression(site, server),
    });
  };
