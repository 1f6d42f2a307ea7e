import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromThread, PgliteOptions, ToThread } from './pgliteWorker.ts';
import { ThreadStream } from './threadStream.ts';

const WORKER = new URL('./pgliteWorker.ts', import.meta.url);

/** A thread running PostgreSQL. */
interface PgliteThread {
  /** A connection to the database, which has one session: no more than one connection may be open. */
  connect(): ThreadStream;
  /** The files of the database, as a tar archive. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts a thread with a database. Rejects if the database cannot be opened. */
export async function startPgliteThread(workerData: PgliteOptions): Promise<PgliteThread> {
  const worker = new Worker(WORKER, { workerData });
  const send = (message: ToThread) => worker.postMessage(message);
  let stream: ThreadStream | undefined;
  let dumped: (dump: ArrayBuffer) => void = () => {};
  /** Why the thread can no longer be used. */
  let failure: Error | undefined;
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      failure ??= new Error('The thread of the embedded database has ended.');
      stream?.destroy(failure);
      resolve();
    });
  });
  await once(worker, 'message');
  worker.on('error', (error: Error) => {
    failure = error;
  });
  worker.on('message', (message: FromThread) => {
    if (message instanceof Uint8Array) stream?.push(message);
    else if (message !== 'ready') dumped(message.dump);
  });
  return {
    connect() {
      stream = new ThreadStream(send);
      if (failure) stream.destroy(failure);
      return stream;
    },
    dump: () =>
      new Promise((resolve) => {
        dumped = (dump) => resolve(new Uint8Array(dump));
        send('dump');
      }),
    async close() {
      send('close');
      await ended;
    },
  };
}
