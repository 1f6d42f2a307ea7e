import { UsageError } from '#scripts/command/exit.ts';
import { brandOfSite } from '#scripts/pipeline/markets.ts';

/** Reads `zephyr@12`: a brand's name, and the number of a revision if one is given. */
export function parseWanted(text: string): { name: string; number: number | undefined } {
  const [name = '', number, ...more] = text.split('@');
  if (more.length > 0 || (number !== undefined && !/^[1-9]\d*$/.test(number))) {
    throw new UsageError(`"${text}" is no brand with a revision: write it as ${name}@12.`);
  }
  return { name, number: number === undefined ? undefined : Number(number) };
}

type Wanted = readonly ReturnType<typeof parseWanted>[];

/** Whether a site is named: by its own name, or by that of its brand without a number, which only means one site. */
export const isWanted = (site: string, wanted: Wanted): boolean =>
  wanted.some(
    ({ name, number }) => name === site || (number === undefined && name === brandOfSite(site)),
  );

/**
 * The numbers of the brands that were given one.
 * @throws UsageError if a brand was given two
 */
export function numbersOf(wanted: Wanted): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { name, number } of wanted) {
    if (number === undefined) continue;
    const other = numbers.get(name) ?? number;
    if (other !== number) {
      throw new UsageError(`${name} cannot be r${other} and r${number}: give one of them.`);
    }
    numbers.set(name, number);
  }
  return numbers;
}
