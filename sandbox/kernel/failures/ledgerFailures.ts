/** A member has less than a movement takes. Nothing was posted. */
export class InsufficientFunds extends Error {
  /** The balance, in minor units. */
  readonly balance: bigint;
  /** The amount needed, in minor units. */
  readonly needed: bigint;

  constructor(balance: bigint, needed: bigint) {
    super('The balance does not cover the amount.');
    this.balance = balance;
    this.needed = needed;
  }
}

/** A key was reused for another movement. Nothing was posted. */
export class KeyReused extends Error {
  constructor() {
    super('The key belongs to another movement.');
  }
}
