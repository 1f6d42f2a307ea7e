const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (count: number): string => String(count).padStart(2, '0');

/** A length of time in whole seconds as clocks write it: `4:09`, `1:00:00`, `48:00:00`. Nothing is below zero. */
export function durationText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  const rest = two(left % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
