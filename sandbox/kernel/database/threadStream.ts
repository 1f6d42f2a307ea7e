import { Duplex } from 'node:stream';

type Bytes = Uint8Array<ArrayBuffer>;
type Done = (error?: Error | null) => void;

/**
 * A connection to a database in a thread, which a driver uses as it would a socket. What the driver writes together is
 * sent in one message; what the thread answers is pushed.
 */
export class ThreadStream extends Duplex {
  readonly #send: (bytes: Bytes) => void;

  constructor(send: (bytes: Bytes) => void) {
    super();
    this.#send = send;
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  // The driver calls these on a socket; a thread has no counterpart.
  setNoDelay(): void {}

  ref(): void {}

  unref(): void {}

  override _read(): void {}

  override _writev(written: { chunk: Buffer }[], done: Done): void {
    this.#send(new Uint8Array(Buffer.concat(written.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }
}
