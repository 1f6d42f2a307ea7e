/** What was written on one day. */
export interface Day<Item> {
  /** The day in words. */
  day: string;
  items: readonly Item[];
}

/** Parts a list in the order of time by the days that `dayOf` gives; days that are apart in the list stay apart. */
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
