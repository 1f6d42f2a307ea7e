/** How a figure has changed against the period before. */
export interface Change {
  direction: 'up' | 'down' | 'level';
  /** By how many per cent, of what it was; undefined where that was nothing, or one of the two is a loss. */
  percent: number | undefined;
}

/** Compares a figure, an amount or a number of people, with that of the period before. */
export function changeOf(figure: string | number, before: string | number): Change {
  const [now, then] = [Number(figure), Number(before)];
  if (now === then) return { direction: 'level', percent: undefined };
  const percent =
    then <= 0 || now < 0 ? undefined : Math.round((Math.abs(now - then) / then) * 100);
  return { direction: now > then ? 'up' : 'down', percent };
}
