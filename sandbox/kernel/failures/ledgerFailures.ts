/** A member has less than a movement takes. Nothing was posted. */
export class InsufficientFunds extends Error {
  /** What there is, in minor units. */
  readonly balance: bigint;
  /** What the movement takes, in minor units. */
  readonly needed: bigint;

  constructor(balance: bigint, needed: bigint) {
    super('The balance does not cover the amount.');
    this.balance = balance;
    this.needed = needed;
  }
}

/** A key has come back with another movement than its first. Nothing was posted. */
export class KeyReused extends Error {
  constructor() {
    super('The key belongs to another movement.');
  }
}
