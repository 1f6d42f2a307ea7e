import type { LimitName, LimitRaise, Protection } from '#src/platform/contract.generated.ts';

/** One limit of a player, of money or of playing time, as the page shows and changes it. */
export interface OwnLimit {
  name: LimitName;
  /** What the limit bounds: "Deposits in 24 hours". */
  title: string;
  unit: 'money' | 'minutes';
  /** The current limit, as sent; `undefined` if not set. */
  held: string | undefined;
  /** A pending raise. */
  raise: LimitRaise | undefined;
  /** Formats a value. */
  words: (value: string) => string;
  /** Requests another value; `null` removes the limit. */
  set: (value: string | null) => Promise<Protection>;
}

/** The pending raise of a limit. */
export const raiseOf = ({ raises }: Protection, name: LimitName): LimitRaise | undefined =>
  raises.find(({ limit }) => limit === name);

/** The limit that a raise asks for, as sent; `undefined` if the limit is removed. */
export const raisedTo = ({ amount, minutes }: LimitRaise): string | undefined =>
  amount ?? (minutes === null ? undefined : String(minutes));
