import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { readSnapshot } from './readSnapshot.ts';

/** The start options of a database thread. */
export interface PgliteOptions {
  /** The folder of the database; in memory if left out. */
  dataDir?: string | undefined;
  /** The file of a snapshot to start from. */
  snapshot?: string | undefined;
}

/** The thread's input: bytes of the wire protocol, or a command. */
export type ToThread = Uint8Array<ArrayBuffer> | 'dump' | 'close';

/** The thread's output: bytes of the wire protocol, that it is ready, or a snapshot. */
export type FromThread = Uint8Array<ArrayBuffer> | 'ready' | { dump: ArrayBuffer };

async function main({ dataDir, snapshot }: PgliteOptions): Promise<void> {
  const engine = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(snapshot !== undefined && { loadDataDir: await readSnapshot(snapshot) }),
  });

  function post(message: FromThread, transferred: ArrayBuffer): void {
    parentPort?.postMessage(message, [transferred]);
  }
  /** Answers messages of the wire protocol with PostgreSQL; they must be complete. */
  async function answer(messages: Uint8Array): Promise<void> {
    const chunks: Uint8Array[] = [];
    // The bytes are in the engine's memory, which changes with the next message.
    const onRawData = (bytes: Uint8Array) => void chunks.push(bytes.slice());
    await engine.execProtocolRawStream(messages, { onRawData });
    const bytes = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    if (at > 0) post(bytes, bytes.buffer);
  }
  async function obey(message: ToThread): Promise<void> {
    if (message === 'close') {
      await engine.close();
      parentPort?.close();
    } else if (message === 'dump') {
      const dump = await (await engine.dumpDataDir('none')).arrayBuffer();
      post({ dump }, dump);
    } else {
      await answer(message);
    }
  }
  parentPort?.on('message', obey);
  parentPort?.postMessage('ready' satisfies FromThread);
}

await main(workerData);
