const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The next draw of a lottery that is drawn every so many minutes: its name, as the platform gives it, and the seconds until then.
 *
 * @param {number} now in milliseconds
 * @param {number} minutes
 */
export function nextDraw(now, minutes) {
  const every = minutes * MINUTE_MS;
  const drawsAt = (Math.floor(now / every) + 1) * every;
  const day = new Date(drawsAt).toISOString().slice(0, 10).replaceAll('-', '');
  const place = Math.floor((drawsAt % DAY_MS) / every);
  return {
    issue: `${day}-${String(place).padStart(4, '0')}`,
    seconds: Math.ceil((drawsAt - now) / SECOND_MS),
  };
}

/** Seconds as minutes and seconds. @param {number} seconds */
export const clockText = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
