import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { requirePostgres } from '#scripts/setup/postgres.mjs';

const run = promisify(execFile);

/** A PostgreSQL of this machine for tests only, on a socket in its own folder. */
export interface PostgresServer {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Stops it, which ends every connection, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const SUPERUSER = 'postgres';
/** The owner of the databases, not a superuser, as on most platform servers; copies databases for tests. */
const OWNER = 'livery';
const READY_MS = 30_000;
const POLL_MS = 50;

/** If root, the user to run the server as: PostgreSQL refuses to run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run('id', [flag, SUPERUSER])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function ask(address: string, command: string): Promise<void> {
  const client = new Client(address);
  await client.connect();
  await client.query(command).finally(() => client.end());
}

async function ready(address: string): Promise<void> {
  for (const until = Date.now() + READY_MS; ; await wait(POLL_MS)) {
    try {
      return await ask(address, 'SELECT');
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

/** Stops a server by a signal: SIGINT gracefully, SIGQUIT at once. */
async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** Starts a server. Throws if PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = requirePostgres();
  const user = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'livery-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const data = join(folder, 'data');
  const flags = ['-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(join(bin, 'initdb'), ['-D', data, ...flags], options);
  const addressOf = (user: string, database: string) =>
    `postgres://${user}@localhost/${database}?host=${folder}`;
  const administration = addressOf(SUPERUSER, 'postgres');

  async function start(): Promise<ChildProcess> {
    // Nothing here must survive the machine, so nothing waits for the disk. A vacuum worker on a database would prevent copying it.
    const switches = ['fsync=off', 'autovacuum=off', 'listen_addresses='];
    const settings = ['-k', folder, ...switches.flatMap((each) => ['-c', each])];
    const command = join(bin ?? '', 'postgres');
    const server = spawn(command, ['-D', data, ...settings], { ...options, stdio: 'ignore' });
    await ready(administration);
    return server;
  }
  let server = await start();
  await ask(administration, `CREATE ROLE ${OWNER} LOGIN CREATEDB`);
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await ask(administration, `CREATE DATABASE ${name} OWNER ${OWNER}`);
      return addressOf(OWNER, name);
    },
    async restart() {
      await end(server, 'SIGINT');
      server = await start();
    },
    async stop() {
      await end(server, 'SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
