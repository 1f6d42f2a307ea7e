import { Duplex } from 'node:stream';

type Bytes = Uint8Array<ArrayBuffer>;
type Done = (error?: Error | null) => void;

/**
 * A connection to a database in a thread, which a driver uses like a socket. The driver's joint writes are sent in one message; the
 * thread's answers are pushed.
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

  // The driver calls these on a socket; a thread has no equivalent.
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
