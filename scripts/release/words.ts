const UNITS = ['kB', 'MB', 'GB', 'TB'];
const STEP = 1000;

/** `742 B`, `1.5 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < STEP) return `${bytes} B`;
  let value = bytes;
  let unit = '';
  for (const next of UNITS) {
    if (value < STEP) break;
    value /= STEP;
    unit = next;
  }
  return `${value.toFixed(1)} ${unit}`;
}

/** Names for a sentence, the first of many. */
export function someOf(names: readonly string[], shown = 5): string {
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(', ')} and ${rest} more` : names.join(', ');
}
