import { ReleaseFailure } from '../store/failure.ts';

/** A change is in the store, but web servers do not serve it yet. */
export class NotServedFailure extends ReleaseFailure {
  /** The generation that is not served. */
  readonly generation: number;

  /** @param why what failed, and what to do */
  constructor(generation: number, why: string) {
    super(`Generation ${generation} is in the store, but ${why}`);
    this.name = 'NotServedFailure';
    this.generation = generation;
  }
}
