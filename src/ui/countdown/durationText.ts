const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (count: number): string => String(count).padStart(2, '0');

/** Formats a duration in whole seconds: `4:09`, `1:00:00`, `48:00:00`. Never negative. */
export function durationText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)];
  const rest = two(left % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
