import type { LimitName, LimitRaise, Protection } from '#src/platform/contract.generated.ts';

/** One limit of a player, of money or of playing time, as the page shows and changes it. */
export interface OwnLimit {
  name: LimitName;
  /** What the limit bounds: "Deposits in 24 hours". */
  title: string;
  unit: 'money' | 'minutes';
  /** What holds, as it is sent; `undefined` where nothing does. */
  held: string | undefined;
  /** A raise that waits. */
  raise: LimitRaise | undefined;
  /** A value in words. */
  words: (value: string) => string;
  /** Asks the platform for another value; `null` for no limit any more. */
  set: (value: string | null) => Promise<Protection>;
}

/** The raise of a limit that waits. */
export const raiseOf = ({ raises }: Protection, name: LimitName): LimitRaise | undefined =>
  raises.find(({ limit }) => limit === name);

/** What a raise makes of its limit, as it is sent; `undefined` where the limit is to go. */
export const raisedTo = ({ amount, minutes }: LimitRaise): string | undefined =>
  amount ?? (minutes === null ? undefined : String(minutes));
