import type { Dice } from '#sandbox/domains/bets/dice.ts';
import type { GameClassify } from '#src/platform/contract.generated.ts';

/** The format of a class's draws (S3.18). */
export interface DrawFormat {
  /** How many numbers are drawn. */
  count: number;
  lowest: number;
  highest: number;
  /** Whether a drawn number cannot be drawn again. */
  distinct: boolean;
}

type DrawClass = Extract<GameClassify, '11X5' | 'LF' | 'LHC' | 'PK10' | 'SSC'>;

const SHAPES: Record<DrawClass, DrawFormat> = {
  '11X5': { count: 5, lowest: 1, highest: 11, distinct: true },
  LF: { count: 5, lowest: 0, highest: 9, distinct: false },
  LHC: { count: 7, lowest: 1, highest: 49, distinct: true },
  PK10: { count: 10, lowest: 1, highest: 10, distinct: true },
  SSC: { count: 5, lowest: 0, highest: 9, distinct: false },
};

/** The highest return to player (RTP) of lotteries, in hundredths of the stake. */
const RETURN = 96n;

const isDrawClass = (classify: GameClassify): classify is DrawClass => classify in SHAPES;

/** The format of a class's draws. Throws if the class is not a lottery's. */
export function drawFormatOf(classify: GameClassify): DrawFormat {
  if (!isDrawClass(classify)) throw new Error(`${classify} is no class of lotteries.`);
  return SHAPES[classify];
}

const numbersOf = ({ lowest, highest }: DrawFormat): number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);

/** Draws the numbers, in the order drawn. */
export function drawNumbers(shape: DrawFormat, dice: Dice): number[] {
  const left = numbersOf(shape);
  return Array.from({ length: shape.count }, () => {
    const place = dice.below(left.length);
    const [drawn] = shape.distinct ? left.splice(place, 1) : [left[place]];
    if (drawn === undefined) throw new Error('There are numbers enough for every draw.');
    return drawn;
  });
}

/** The selections besides single numbers. All bet on the first number drawn. */
const FITS = new Map<string, (number: number, shape: DrawFormat) => boolean>([
  ['big', (number, { lowest, highest }) => number * 2 > lowest + highest],
  ['small', (number, { lowest, highest }) => number * 2 < lowest + highest],
  ['odd', (number) => number % 2 === 1],
  ['even', (number) => number % 2 === 0],
]);

/** The first numbers with which a selection wins; empty if the selection is invalid. */
export function winningNumbers(selection: string, shape: DrawFormat): number[] {
  const fits = FITS.get(selection) ?? ((number: number) => String(number) === selection);
  return numbersOf(shape).filter((number) => fits(number, shape));
}

/** The payout of a bet for a draw, including the stake, in minor units. */
export function payoutOf(
  { selection, stake }: { selection: string; stake: bigint },
  numbers: readonly number[],
  shape: DrawFormat,
): bigint {
  const winning = winningNumbers(selection, shape);
  const [first] = numbers;
  if (first === undefined || !winning.includes(first)) return 0n;
  const all = BigInt(shape.highest - shape.lowest + 1);
  return (stake * RETURN * all) / (100n * BigInt(winning.length));
}
