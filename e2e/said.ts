/** Finds a message of a catalogue on a page, whatever has been put into it. */
export function said(message: string): RegExp {
  const parts = message.split(/\{\{\w+\}\}|<\/?\w+>/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
}
