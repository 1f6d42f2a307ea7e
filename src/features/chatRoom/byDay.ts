/** The items of one day. */
export interface Day<Item> {
  /** The day as text. */
  day: string;
  items: readonly Item[];
}

/** Groups a chronological list by the days that `dayOf` gives; only adjacent items of a day are grouped. */
export function byDay<Item>(list: readonly Item[], dayOf: (item: Item) => string): Day<Item>[] {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of list) {
    const day = dayOf(item);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
