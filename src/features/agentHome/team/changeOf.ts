/** The change of a figure against the period before. */
export interface Change {
  direction: 'up' | 'down' | 'level';
  /** The change in per cent; undefined if it was zero before, or if either figure is a loss. */
  percent: number | undefined;
}

/** Compares an amount or a number of people with that of the period before. */
export function changeOf(figure: string | number, before: string | number): Change {
  const [now, then] = [Number(figure), Number(before)];
  if (now === then) return { direction: 'level', percent: undefined };
  const percent =
    then <= 0 || now < 0 ? undefined : Math.round((Math.abs(now - then) / then) * 100);
  return { direction: now > then ? 'up' : 'down', percent };
}
