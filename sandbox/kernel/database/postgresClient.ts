import { Client, type ClientConfig } from 'pg';

/** How long a server may take to accept a client, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/** A server that cannot be used; its message holds no password. */
export class DatabaseUnreachable extends Error {}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { message, code = '' }: { message: string; code?: string } = error;
  return message || code;
};

/** Whether the driver can parse an address. */
function isReadable(url: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(url)) return false;
  try {
    new Client(url);
    return true;
  } catch {
    return false;
  }
}

/** The options of every client of a server. Throws `DatabaseUnreachable` for an invalid address. */
export function clientConfig(url: string): ClientConfig {
  if (!isReadable(url)) {
    throw new DatabaseUnreachable(
      'DATABASE_URL is no address of a PostgreSQL server: it must look like postgres://user:password@host:5432/database.',
    );
  }
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'livery',
  };
}

/**
 * A connected client of its own. A lost connection fails its next query rather than the process.
 * @throws DatabaseUnreachable if the server cannot be reached or refuses the login
 */
export async function connectClient(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host, port, database = '', user = '' } = client;
    const place = `${host}:${port}, database “${database}”, user “${user}”`;
    throw new DatabaseUnreachable(
      `PostgreSQL cannot be reached at ${place}: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  }
  return client;
}
