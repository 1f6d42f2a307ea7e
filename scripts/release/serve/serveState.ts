import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAFTS } from '#scripts/store/atomicWrite.ts';
import type { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { type LiveState, readState } from '../store/hosts.ts';
import { CADDY_HOSTS, caddyHosts } from './caddyHosts.ts';

/** The folder that web servers read: a file for each host, with the hash of its site. A link to that of a generation. */
export const SERVED_HOSTS = 'hosts';

/** The folders of the generations, such as `12-<uuid>`: one for each command that writes a generation. */
const GENERATIONS = 'generations';

/** Generations that are kept for requests that began in them. */
const KEPT = 5;

/** Writes the hosts of a generation into a folder of their own: that of another command may be served already, or half on the disk. */
async function writeGeneration(store: DirectoryStore, { generation, hosts, brands }: LiveState) {
  const draft = store.path(`${DRAFTS}/${randomUUID()}`);
  const folder = `${GENERATIONS}/${generation}-${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    // Thousands of promises would only cost time.
    for (const [host, site] of Object.entries(hosts)) writeFileSync(join(draft, host), site);
    writeFileSync(join(draft, CADDY_HOSTS), caddyHosts(brands));
    await mkdir(store.path(GENERATIONS), { recursive: true });
    await rename(draft, store.path(folder));
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Makes the newest live state what web servers read, in one step: a link is replaced. */
export async function serveState(store: DirectoryStore): Promise<void> {
  for (;;) {
    const { state } = await readState(store);
    if (state.generation === 0) return;
    const folder = await writeGeneration(store, state);
    const draft = store.path(`${DRAFTS}/${randomUUID()}`);
    await symlink(folder, draft);
    await rename(draft, store.path(SERVED_HOSTS));
    if ((await readState(store)).state.generation > state.generation) continue;
    const old = (await store.names(GENERATIONS)).filter(
      (name) => Number.parseInt(name, 10) <= state.generation - KEPT,
    );
    for (const name of old) {
      await rm(store.path(`${GENERATIONS}/${name}`), { recursive: true, force: true });
    }
    return;
  }
}
