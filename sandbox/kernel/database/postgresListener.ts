import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type ClientConfig, escapeIdentifier } from 'pg';
import { createChannels } from './channels.ts';
import type { Engine } from './database.ts';
import { connectClient } from './postgresClient.ts';

/** Notifications of a server, over their own connection, which is restored when lost. */
export interface PostgresListener extends Pick<Engine, 'listen'> {
  close(): Promise<void>;
}

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** Creates a listener; it connects at the first `listen`. */
export function createPostgresListener(config: ClientConfig): PostgresListener {
  const channels = createChannels();
  const closing = new AbortController();
  let connection: Promise<Client> | undefined;

  const subscribe = (client: Client, channel: string) =>
    client.query(`LISTEN ${escapeIdentifier(channel)}`);

  async function connect(): Promise<Client> {
    const client = await connectClient(config);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ channel, payload = '' }) => channels.tell(channel, payload));
    for (const channel of channels.names()) await subscribe(client, channel);
    void ended.then(() => {
      if (!closing.signal.aborted) connection = reconnect();
    });
    return client;
  }

  /** Retries until it succeeds or the listener is closed, which rejects. */
  async function reconnect(): Promise<Client> {
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
      await wait(delay, undefined, { signal: closing.signal });
      try {
        const client = await connect();
        for (const channel of channels.names()) channels.tell(channel, '');
        return client;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }

  return {
    async listen(channel, callback) {
      const stop = channels.add(channel, callback);
      connection ??= connect();
      try {
        await subscribe(await connection, channel);
      } catch (error) {
        await stop();
        throw error;
      }
      return stop;
    },
    async close() {
      closing.abort();
      // A reconnection interrupted by closing has nothing to end.
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
