/** Finds a message of a catalogue on a page, whole, whatever has been put into it. */
export function said(message: string): RegExp {
  const parts = message.split(/\{\{\w+\}\}|<\/?\w+>/);
  const fixed = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.*')}$`);
}
