/** A store cannot be used as it is: a line that says why, and what to do. */
export class StoreFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreFailure';
  }
}
