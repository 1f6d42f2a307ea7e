import { compareDecimals } from '#src/ui/money/compareDecimals.ts';
import type { TableColumn } from './column.ts';

type Value = string | number;
type Kind = NonNullable<TableColumn<unknown>['kind']>;

let collator: Intl.Collator | undefined;

function compareWords(one: Value, other: Value): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(String(one), String(other));
}

/** A moment in milliseconds; invalid ones sort first. */
const time = (moment: Value): number => {
  const milliseconds = new Date(moment).getTime();
  return Number.isNaN(milliseconds) ? Number.NEGATIVE_INFINITY : milliseconds;
};

/** The ascending order of values, by kind of column. */
export const ORDER: Record<Kind, (one: Value, other: Value) => number> = {
  text: compareWords,
  figure: (one, other) => compareDecimals(String(one), String(other)),
  moment: (one, other) => Math.sign(time(one) - time(other)) || 0,
};
