/** Matches a call that skips a journey on one of the devices. */
const SKIP = /test\.skip\((!?)isMobile\b/;

/**
 * The device that a journey skips, read from its source; undefined if it runs on both.
 * @param source the file of the journey
 * @param lines the lines, from 1 on, on which journeys of the file begin
 * @param line the one of the journey
 */
export function skippedDevice(
  source: string,
  lines: readonly number[],
  line: number,
): 'desktop' | 'phone' | undefined {
  const end = Math.min(...lines.filter((each) => each > line));
  const own = source.split('\n').slice(line - 1, Number.isFinite(end) ? end - 1 : undefined);
  const [call, not] = SKIP.exec(own.join('\n')) ?? [];
  if (call === undefined) return undefined;
  return not ? 'desktop' : 'phone';
}
